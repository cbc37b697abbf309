import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Face } from '../../box/boxTile';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { ChoiceChips } from '../../components/ChoiceChips';
import { Stepper } from '../../components/Stepper';
import { LEVELS } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { LIMITS, withLevel, withMystic, withPoints } from './faceEdits';
import { NeedsEditor } from './NeedsEditor';

type Props = { face: Face; onSave: (face: Face) => void; onCancel: () => void };

/** What is printed on a tile, to be set right without a keyboard. */
export function FaceEditor({ face, onSave, onCancel }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.box;
  const [draft, setDraft] = useState(face);
  const levels = [null, ...LEVELS].map((value) => ({
    value,
    label: value === null ? words.unknown : String(value),
  }));
  const steps = (label: string) => ({
    label,
    lessLabel: words.less(label),
    moreLabel: words.more(label),
  });
  return (
    <View style={styles.editor}>
      <Stepper
        {...steps(words.points)}
        {...LIMITS.points}
        value={draft.points}
        onChange={(points) => setDraft(withPoints(draft, points))}
      />
      <NeedsEditor face={draft} onChange={setDraft} />
      {draft.color === 'white' && (
        <Stepper
          {...steps(words.mystic)}
          {...LIMITS.mystic}
          value={draft.mystic ?? 0}
          shown={draft.mystic === null ? '–' : String(draft.mystic)}
          onChange={(value) => setDraft(withMystic(draft, value))}
        />
      )}
      <AppText>{words.level}</AppText>
      <ChoiceChips
        label={words.level}
        options={levels}
        isChosen={(value) => value === draft.level}
        onChoose={(level) => setDraft(withLevel(draft, level))}
      />
      <View style={styles.buttons}>
        <View style={styles.button}>
          <Button label={words.save} onPress={() => onSave(draft)} />
        </View>
        <View style={styles.button}>
          <Button kind="secondary" label={words.cancel} onPress={onCancel} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  editor: { gap: spacing.md, paddingTop: spacing.md },
  button: { maxWidth: '100%' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm, paddingTop: spacing.sm },
});
