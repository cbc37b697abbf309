import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { IconButton } from '../../components/IconButton';
import { useTranslations } from '../../i18n/useTranslations';
import { useRememberedPlayers } from '../../storage/hooks';
import { forgetPlayer, playersStore } from '../../storage/playersStore';
import { spacing } from '../../theme/spacing';

type Props = { offerUndo: (text: string, undo: () => void) => void };

function putBack(name: string, index: number): void {
  playersStore.update(({ names }) => {
    const others = names.filter((one) => one !== name);
    return { names: [...others.slice(0, index), name, ...others.slice(index)] };
  });
}

/** Whom this device knows, and the way to make it forget somebody. */
export function RememberedSection({ offerUndo }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.settings;
  const names = useRememberedPlayers();
  const forget = (name: string, index: number) => {
    forgetPlayer(name);
    offerUndo(words.forgotten(name), () => putBack(name, index));
  };
  return (
    <View style={styles.section}>
      <Heading level={2}>{words.remembered}</Heading>
      {names.length === 0 ? (
        <AppText color="textMuted">{words.nobody}</AppText>
      ) : (
        <Card style={styles.card}>
          {names.map((name, index) => (
            <View key={name} style={styles.row}>
              <AppText style={styles.name}>{name}</AppText>
              <IconButton
                icon="remove"
                label={words.forget(name)}
                onPress={() => forget(name, index)}
              />
            </View>
          ))}
        </Card>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.md },
  card: { paddingVertical: spacing.xs, paddingRight: spacing.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
  name: { flex: 1 },
});
