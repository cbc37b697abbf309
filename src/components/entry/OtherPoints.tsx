import { memo, type ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { useTheme } from '../../theme/useTheme';
import { ToolIcon } from '../ToolIcon';
import { Choice } from './Choice';
import { Field } from './Field';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BEYOND = 10;

type Props = { onChoose: (points: number) => void };

/** A tile that is not among the known ones is begun by what it is worth: one press less. */
function OtherPointsView({ onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.entry.palette;
  return (
    <Field label={words.otherTile} role="group">
      {DIGITS.map((points) => (
        <Choice
          key={points}
          role="button"
          label={String(points)}
          onPress={() => onChoose(points)}
        />
      ))}
      <Choice role="button" label={words.otherBeyond} onPress={() => onChoose(BEYOND)}>
        <ToolIcon name="more" color={colors.text} />
      </Choice>
    </Field>
  );
}

export const OtherPoints = memo(OtherPointsView);
