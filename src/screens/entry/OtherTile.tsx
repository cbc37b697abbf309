import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import type { Box } from '../../box/boxTile';
import { EffectChoice } from '../../components/entry/EffectChoice';
import { FormFoot } from '../../components/entry/FormFoot';
import type { Color, Region } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { FormFields } from './FormFields';
import { effectsOf, gapOf, readForm, startForm, withEffect, withPoints } from './tileForm';
import { useKeys } from './useKeys';

type Props = {
  color: Color;
  box: Box;
  /** The CPs it was begun by. */
  points: number | null;
  onPlace: (tile: Region) => void;
  /** Back to the known tiles; null where there are none. */
  onClose: (() => void) | null;
};

/** A tile that the box does not know yet, told in a few presses and without a keyboard. */
export function OtherTile({ color, box, points, onPlace, onClose }: Props): ReactElement {
  const { t } = useTranslations();
  const [form, setForm] = useState(() => startForm(color, box, points));
  const tile = readForm(form);
  const gap = gapOf(form);
  const scroll = useRef<ScrollView>(null);
  const needsY = useRef(0);
  // On small screens the next thing to tell may lie below the edge.
  useEffect(() => {
    if (gap === 'colors' || gap === 'below') {
      scroll.current?.scrollTo({ y: needsY.current, animated: true });
    }
  }, [gap]);
  useKeys((command) => {
    if (command.kind === 'digit') setForm(withPoints(form, command.digit));
  });
  return (
    <>
      <ScrollView ref={scroll} style={styles.fields} contentContainerStyle={styles.content}>
        <EffectChoice
          effects={effectsOf(color)}
          chosen={form.type}
          onChoose={(type) => setForm(withEffect(form, type))}
        />
        <FormFields
          form={form}
          onChange={setForm}
          onNeedsAt={(y) => {
            needsY.current = y;
          }}
        />
      </ScrollView>
      <FormFoot
        tile={tile}
        gap={gap === null ? '' : t.entry.form.missing[gap]}
        onPlace={() => {
          if (tile !== null) onPlace(tile);
        }}
        onClose={onClose}
      />
    </>
  );
}

const styles = StyleSheet.create({
  fields: { flex: 1 },
  content: { gap: spacing.sm, paddingBottom: spacing.sm },
});
