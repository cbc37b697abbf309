import type { ReactElement } from 'react';
import type { Face } from '../../box/boxTile';
import { AppText } from '../../components/AppText';
import { ChoiceChips } from '../../components/ChoiceChips';
import { Stepper } from '../../components/Stepper';
import { COLORS } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { LIMITS, withForestColor } from './faceEdits';

type Props = { face: Face; onChange: (face: Face) => void };

/** What a tile asks for, where its effect asks for something. */
export function NeedsEditor({ face, onChange }: Props): ReactElement | null {
  const { t } = useTranslations();
  const words = t.tables.box;
  const colors = COLORS.map((value) => ({ value, label: t.colors[value] }));
  const steps = (label: string) => ({
    label,
    lessLabel: words.less(label),
    moreLabel: words.more(label),
  });
  switch (face.type) {
    case 'forest':
      return (
        <>
          <Stepper
            {...steps(words.count)}
            {...LIMITS.count}
            value={face.needs.count}
            onChange={(count) => onChange({ ...face, needs: { ...face.needs, count } })}
          />
          <AppText>{words.colors}</AppText>
          <ChoiceChips
            several
            label={words.colors}
            options={colors}
            isChosen={(color) => face.needs.colors.includes(color)}
            onChoose={(color) => onChange(withForestColor(face, color))}
          />
        </>
      );
    case 'irrigation':
      return (
        <>
          <AppText>{words.below}</AppText>
          <ChoiceChips
            label={words.below}
            options={colors}
            isChosen={(color) => color === face.needs.color}
            onChoose={(color) => onChange({ ...face, needs: { color } })}
          />
        </>
      );
    case 'temple':
      return (
        <Stepper
          {...steps(words.temples)}
          {...LIMITS.temples}
          value={face.temples}
          onChange={(temples) => onChange({ ...face, temples })}
        />
      );
    default:
      return null;
  }
}
