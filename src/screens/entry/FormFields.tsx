import type { ReactElement } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { Choice } from '../../components/entry/Choice';
import { Field } from '../../components/entry/Field';
import { TokenSwitch } from '../../components/entry/TokenSwitch';
import { ColorMark } from '../../components/ColorMark';
import { ToolIcon } from '../../components/ToolIcon';
import type { Color } from '../../engine/tile';
import { COLORS, LEVELS } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import type { TileForm } from './tileForm';
import { MAX_POINTS, withMysticDigit, withNeighbour, withPoints } from './tileForm';

type Props = { form: TileForm; onChange: (form: TileForm) => void };

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const KEYPAD = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
const COUNTS = [1, 2, 3, 4, 5, 6] as const;
const SYMBOLS = [1, 2, 3] as const;

function Numbers(props: {
  label: string;
  values: readonly number[];
  chosen: number | null;
  onChoose: (value: number) => void;
}): ReactElement {
  return (
    <Field label={props.label}>
      {props.values.map((value) => (
        <Choice
          key={value}
          label={String(value)}
          chosen={value === props.chosen}
          onPress={() => props.onChoose(value)}
        />
      ))}
    </Field>
  );
}

function Points({ form, onChange }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const { points } = form;
  const set = (value: number) => onChange(withPoints(form, value));
  // Beyond the squares the number itself takes the place of the last step.
  const beyond = points !== null && points > 9;
  return (
    <Field label={beyond ? `${t.entry.form.points}: ${points}` : t.entry.form.points}>
      {DIGITS.map((value) => (
        <Choice
          key={value}
          label={String(value)}
          chosen={value === points}
          onPress={() => set(value)}
        />
      ))}
      <Choice
        role="button"
        label={t.entry.form.fewer}
        disabled={points === null || points === 0}
        onPress={() => set((points ?? 1) - 1)}
      >
        <ToolIcon name="less" color={colors.text} />
      </Choice>
      <Choice
        role="button"
        label={t.entry.form.more}
        disabled={points === MAX_POINTS}
        // From nothing chosen, one step beyond the squares.
        onPress={() => set((points ?? 9) + 1)}
      >
        <ToolIcon name="more" color={colors.text} />
      </Choice>
    </Field>
  );
}

function Colors(props: {
  label: string;
  several: boolean;
  chosen: readonly Color[];
  onChoose: (color: Color) => void;
}): ReactElement {
  const { t } = useTranslations();
  return (
    <Field label={props.label} role={props.several ? 'group' : 'radiogroup'}>
      {COLORS.map((color) => (
        <Choice
          key={color}
          role={props.several ? 'checkbox' : 'radio'}
          label={t.colors[color]}
          chosen={props.chosen.includes(color)}
          onPress={() => props.onChoose(color)}
        >
          <ColorMark color={color} size={38} />
        </Choice>
      ))}
    </Field>
  );
}

function Mystic({ form, onChange }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.entry.form;
  return (
    <Field
      role="group"
      label={form.mystic === null ? words.mystic : `${words.mystic}: ${form.mystic}`}
    >
      {KEYPAD.map((digit) => (
        <Choice
          key={digit}
          role="button"
          label={String(digit)}
          onPress={() => onChange(withMysticDigit(form, digit))}
        />
      ))}
      <Choice
        role="button"
        label={words.mysticClear}
        disabled={form.mystic === null}
        onPress={() => onChange({ ...form, mystic: null })}
      >
        <ToolIcon name="remove" color={colors.text} />
      </Choice>
    </Field>
  );
}

/** What is printed on the tile beside its effect; what is most often asked for comes first. */
export function FormFields({
  form,
  onChange,
  onNeedsAt,
}: Props & { onNeedsAt: (y: number) => void }): ReactElement {
  const { t } = useTranslations();
  const words = t.entry.form;
  const temple = form.type === 'temple';
  const needsAt = ({ nativeEvent }: LayoutChangeEvent) => onNeedsAt(nativeEvent.layout.y);
  const points = <Points form={form} onChange={onChange} />;
  return (
    <>
      {!temple && points}
      {(form.type === 'village' || form.type === 'volcano') && (
        <TokenSwitch
          label={t.entry.sheet.token}
          on={form.cancelled}
          onChange={(cancelled) => onChange({ ...form, cancelled })}
        />
      )}
      {form.type === 'forest' && (
        <View style={styles.needs} onLayout={needsAt}>
          <Numbers
            label={words.count}
            values={COUNTS}
            chosen={form.count}
            onChoose={(count) => onChange({ ...form, count })}
          />
          <Colors
            label={words.neighborColors}
            several
            chosen={form.neighbours}
            onChoose={(color) => onChange(withNeighbour(form, color))}
          />
        </View>
      )}
      {form.type === 'irrigation' && (
        <View onLayout={needsAt}>
          <Colors
            label={words.below}
            several={false}
            chosen={form.below === null ? [] : [form.below]}
            onChoose={(below) => onChange({ ...form, below })}
          />
        </View>
      )}
      {form.color === 'white' && <Mystic form={form} onChange={onChange} />}
      {temple && (
        <Numbers
          label={words.temples}
          values={SYMBOLS}
          chosen={form.temples}
          onChoose={(temples) => onChange({ ...form, temples })}
        />
      )}
      {temple && points}
      <Field label={words.level} role="group">
        {LEVELS.map((level) => (
          <Choice
            key={level}
            role="checkbox"
            label={String(level)}
            chosen={level === form.level}
            onPress={() => onChange({ ...form, level: level === form.level ? null : level })}
          />
        ))}
      </Field>
    </>
  );
}

const styles = StyleSheet.create({
  needs: { gap: spacing.sm },
});
