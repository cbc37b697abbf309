import { useNavigation, StackActions, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactElement } from 'react';
import type { Shot } from '../camera/choosePicture';
import { cutPicture } from '../camera/cutPicture';
import { frameIn, inPicture, type Placement, type Size } from '../camera/placement';
import type { Pyramid } from '../engine/geometry';
import { useTranslations } from '../i18n/useTranslations';
import { wholePicture, type Picture } from '../reader/picture';
import { readPyramid, type CellReading } from '../reader/readPyramid';
import { takeSamples } from '../reader/takeSamples';
import { learnSamples, samplesStore } from '../storage/samplesStore';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { AimPage, MARGIN } from './read/AimPage';
import { colorsToUse, confirmedBy, type Choices } from './read/review';
import { ReviewPage } from './read/ReviewPage';

type Props = StaticScreenProps<{ id: string; seat: number }>;

interface Read {
  readonly picture: Picture;
  readonly cells: Pyramid<CellReading>;
}

/** A pyramid's colours by camera: the picture, what was read of it, and into the pyramid. */
export function ReadScreen({ route }: Props): ReactElement {
  const { id, seat } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const player = open?.table.players[seat];
  const [read, setRead] = useState<Read | null>(null);
  const [failed, setFailed] = useState<keyof typeof t.reading.failed | null>(null);
  if (open === undefined || player === undefined)
    return <NoTable id={id} title={t.reading.title} />;

  const look = async (shot: Shot, view: Size, placement: Placement) => {
    try {
      const part = inPicture(placement, frameIn(view, MARGIN), shot);
      const picture = await cutPicture(shot.uri, part);
      const reading = readPyramid(picture, wholePicture(picture), samplesStore.get().samples);
      if (reading.ok) setRead({ picture, cells: reading.cells });
      setFailed(reading.ok ? null : reading.code);
    } catch {
      setFailed('bad-picture');
    }
  };
  const accept = ({ picture }: Read, choices: Choices, overwrite: boolean) => {
    const { pyramid } = player;
    open.edit({ kind: 'colors', seat, colors: colorsToUse(choices, pyramid, overwrite) });
    const confirmed = confirmedBy(choices, pyramid, overwrite);
    const { samples } = samplesStore.get();
    learnSamples(takeSamples(picture, wholePicture(picture), confirmed, samples));
    navigation.dispatch(StackActions.popTo('Entry', { id, seat }));
  };
  if (read !== null) {
    return (
      <ReviewPage
        cells={read.cells}
        pyramid={player.pyramid}
        onAccept={(choices, overwrite) => accept(read, choices, overwrite)}
        onAgain={() => setRead(null)}
      />
    );
  }
  return (
    <AimPage
      failed={failed === null ? undefined : t.reading.failed[failed]}
      onPicture={(shot, view, placement) => void look(shot, view, placement)}
      onNoShot={() => setFailed('no-shot')}
    />
  );
}
