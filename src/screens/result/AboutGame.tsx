import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Heading } from '../../components/Heading';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../i18n/useTranslations';
import { changeGame } from '../../storage/games';
import type { Game } from '../../storage/gameRecord';
import { spacing } from '../../theme/spacing';

type Props = { id: string; game: Game };

/** Where it was played and what is worth remembering; every letter is kept at once. */
export function AboutGame({ id, game }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.result.game;
  return (
    <View style={styles.section}>
      <Heading level={2}>{words.about}</Heading>
      <View style={styles.field}>
        <AppText variant="label">{words.location}</AppText>
        <TextField
          label={words.location}
          value={game.location}
          onChangeText={(location) => changeGame(id, (now) => ({ ...now, location }))}
        />
      </View>
      <View style={styles.field}>
        <AppText variant="label">{words.note}</AppText>
        <TextField
          label={words.note}
          value={game.note}
          onChangeText={(note) => changeGame(id, (now) => ({ ...now, note }))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.md },
  field: { gap: spacing.xs },
});
