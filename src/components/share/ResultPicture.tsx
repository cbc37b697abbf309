import type { ReactElement, Ref } from 'react';
import Svg, { G } from 'react-native-svg';
import { victoryWords } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { PictureCard } from './PictureCard';
import { PictureFigures, type FigureRow } from './PictureFigures';
import { PictureFooter } from './PictureFooter';
import { PictureHeader } from './PictureHeader';
import { PictureSky } from './PictureSky';
import type { ResultFacts } from './resultFacts';

type Props = {
  ref?: Ref<Svg>;
  facts: ResultFacts;
  /** When and where it was, in words. */
  about: string;
};

/** A result to be proud of, in one `Svg`, so that an image can be made of it on every platform. */
export function ResultPicture({ ref, facts, about }: Props): ReactElement {
  const { t } = useTranslations();
  const { placed, categories, tieBreak, layout } = facts;
  const { width, height } = layout;
  const won = placed.map(({ score }) => score.place.rank === 1);
  const winners = placed.filter((_, index) => won[index]).map(({ name }) => name);
  const rows: FigureRow[] = [
    { kind: 'names', label: '', cells: placed.map(({ name }) => name) },
    ...categories.map((category): FigureRow => {
      const cells = placed.map(({ points }) => points[category]);
      return { kind: 'category', label: t.result.categories[category], cells };
    }),
    { kind: 'total', label: t.result.total, cells: placed.map(({ score }) => score.total) },
    ...(tieBreak
      ? [
          {
            kind: 'tie-break',
            label: t.terms.worshipers,
            cells: placed.map(({ score }) => score.worshipers),
          } as const,
        ]
      : []),
  ];
  return (
    <Svg
      {...(ref === undefined ? {} : { ref })}
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
    >
      <PictureSky width={width} height={height} />
      <PictureHeader victory={victoryWords(t, winners)} about={about} />
      {placed.map(({ entered, score, name }, index) => {
        const box = layout.cards[index];
        return (
          <G key={score.seat}>
            {box !== undefined && (
              <PictureCard box={box} player={entered} score={score} name={name} />
            )}
          </G>
        );
      })}
      <PictureFigures layout={layout.figures} rows={rows} won={won} />
      <PictureFooter middle={layout.footer} />
    </Svg>
  );
}
