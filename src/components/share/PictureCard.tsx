import type { ReactElement } from 'react';
import { G, Rect } from 'react-native-svg';
import type { PlayerScore } from '../../engine/score';
import type { DraftPlayer } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { PLACE_GRID, PlaceShape } from '../PlaceShape';
import { TILE_GRID } from '../TileFace';
import { pictureColors } from './pictureColors';
import type { Box } from './pictureLayout';
import { PictureLines } from './PictureLines';
import { PicturePyramid, PYRAMID_GRID } from './PicturePyramid';
import { PictureText } from './PictureText';

const PADDING = 24;
const PLACE_SIZE = 64;
const TILE = 72;
const SCALE = TILE / TILE_GRID;
const PYRAMID = { width: PYRAMID_GRID.width * SCALE, height: PYRAMID_GRID.height * SCALE };

type Props = { box: Box; player: DraftPlayer; score: PlayerScore; name: string };

/** Words above the pyramid, or beside it and larger where the card is wide. */
function places({ width, height }: Box, first: boolean) {
  const y = height - PADDING + 4 - PYRAMID.height;
  const right = width - PADDING;
  if (width < 2 * PYRAMID.width) {
    const total = { x: right, y: 134, size: 44, room: 190, anchor: 'end' } as const;
    const god = { x: PADDING + 4, y: 132, room: right - total.room - PADDING - 14 };
    return { pyramid: { x: (width - PYRAMID.width) / 2, y }, words: PADDING, top: 20, god, total };
  }
  const words = PYRAMID.width + 4 * PADDING;
  const room = right - words;
  const total = { x: words + 4, y: 318, size: first ? 100 : 64, room, anchor: 'start' } as const;
  const god = { x: words + 4, y: 186, room };
  return { pyramid: { x: 2 * PADDING, y }, words, top: 72, god, total };
}

/** A player: place, name, God, total and universe. Gold is for who won. */
export function PictureCard({ box, player, score, name }: Props): ReactElement {
  const { t } = useTranslations();
  const { rank } = score.place;
  const first = rank === 1;
  const { pyramid, words, top, god, total } = places(box, first);
  const nameX = words + PLACE_SIZE + 12;
  return (
    <G transform={`translate(${box.x} ${box.y})`}>
      <Rect
        x={0}
        y={0}
        width={box.width}
        height={box.height}
        rx={28}
        fill={pictureColors.surface}
        stroke={first ? pictureColors.gold : pictureColors.border}
        strokeWidth={first ? 5 : 2}
      />
      <G transform={`translate(${words} ${top}) scale(${PLACE_SIZE / PLACE_GRID})`}>
        <PlaceShape rank={rank} colors={pictureColors} />
      </G>
      <PictureLines
        x={nameX}
        middle={top + PLACE_SIZE / 2}
        size={40}
        min={25}
        room={box.width - PADDING - nameX}
        strong
      >
        {name}
      </PictureLines>
      <PictureText {...total} strong title color={first ? 'gold' : 'text'}>
        {t.counts.creationPoints(score.total)}
      </PictureText>
      {player.god !== null && (
        <PictureText {...god} size={26} min={17} color="textMuted">
          {t.gods[player.god]}
        </PictureText>
      )}
      <G transform={`translate(${pyramid.x} ${pyramid.y}) scale(${SCALE})`}>
        <PicturePyramid pyramid={player.pyramid} scores={score.tiles} god={player.god} />
      </G>
    </G>
  );
}
