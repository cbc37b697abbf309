import { useState, type ComponentProps, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { IconButton } from '../../components/IconButton';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { NameEditor } from './NameEditor';

type Props = Omit<ComponentProps<typeof NameEditor>, 'onCancel'> & { games: number };

/** A name, how many games it is in, and the way to another. */
export function NameCard({ games, ...editor }: Props): ReactElement {
  const { t } = useTranslations();
  const [editing, setEditing] = useState(false);
  const { name } = editor;
  return (
    <Card style={styles.card}>
      <View style={styles.row}>
        <View style={styles.words}>
          <Heading level={2} variant="bodyStrong">
            {name}
          </Heading>
          <AppText variant="caption" color="textMuted">
            {t.history.games(games)}
          </AppText>
        </View>
        {!editing && (
          <IconButton
            icon="edit"
            label={t.history.names.rename(name)}
            onPress={() => setEditing(true)}
          />
        )}
      </View>
      {editing && <NameEditor {...editor} onCancel={() => setEditing(false)} />}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md, paddingVertical: spacing.md, paddingRight: spacing.sm },
  row: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, gap: 2 },
});
