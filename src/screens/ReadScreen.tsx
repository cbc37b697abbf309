import { useNavigation, StackActions, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { frameIn, inPicture } from '../camera/placement';
import { useTranslations } from '../i18n/useTranslations';
import { wholePicture } from '../reader/picture';
import { takeSamples } from '../reader/takeSamples';
import { learnSamples, samplesStore } from '../storage/samplesStore';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { AimPage, MARGIN } from './read/AimPage';
import { colorsToUse, confirmedBy, type Choices } from './read/review';
import { ReviewPage } from './read/ReviewPage';
import { useReading, type Read } from './read/useReading';

type Props = StaticScreenProps<{ id: string; seat: number }>;

/** A pyramid's colours by camera: the picture, what was read of it, and into the pyramid. */
export function ReadScreen({ route }: Props): ReactElement {
  const { id, seat } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const player = open?.table.players[seat];
  const { read, failed, busy, look, fail, again } = useReading();
  if (open === undefined || player === undefined)
    return <NoTable id={id} title={t.reading.title} />;

  const accept = ({ picture }: Read, choices: Choices, overwrite: boolean) => {
    const { pyramid } = player;
    open.edit({ kind: 'colors', seat, colors: colorsToUse(choices, pyramid, overwrite) });
    navigation.dispatch(StackActions.popTo('Entry', { id, seat }));
    const confirmed = confirmedBy(choices, pyramid, overwrite);
    // Learning takes a moment, and nobody waits for it.
    setTimeout(() => {
      const { samples } = samplesStore.get();
      learnSamples(takeSamples(picture, wholePicture(picture), confirmed, samples));
    }, 0);
  };
  if (read !== null) {
    return (
      <ReviewPage
        cells={read.cells}
        pyramid={player.pyramid}
        onAccept={(choices, overwrite) => accept(read, choices, overwrite)}
        onAgain={again}
      />
    );
  }
  return (
    <AimPage
      failed={failed === null ? undefined : t.reading.failed[failed]}
      busy={busy}
      onPicture={(shot, view, placement) =>
        void look(shot, inPicture(placement, frameIn(view, MARGIN), shot))
      }
      onNoShot={() => fail('no-shot')}
    />
  );
}
