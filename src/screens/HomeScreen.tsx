import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { IconButton } from '../components/IconButton';
import { PyramidDrawing } from '../components/PyramidDrawing';
import { Screen } from '../components/Screen';
import { StorageNotice } from '../components/StorageNotice';
import { useTranslations } from '../i18n/useTranslations';
import { useTrouble } from '../storage/hooks';
import { useGames } from '../storage/useGames';
import { useTables } from '../storage/useTable';
import { spacing } from '../theme/spacing';
import { BrokenSection } from './home/BrokenSection';
import { ContinueSection } from './home/ContinueSection';
import { beginTable } from './keptTables';
import { LatestSection } from './home/LatestSection';
import { LookUpSection } from './home/LookUpSection';
import { useUndoBar } from './useUndoBar';

export function HomeScreen(): ReactElement {
  const { t } = useTranslations();
  const { home, players, titles } = t.tables;
  const navigation = useNavigation();
  const { full } = useTrouble();
  // What is to be gone on with is what one came for: it should not lie below the edge.
  const hasTables = [useTables().length, useGames().length].some((count) => count > 0);
  const { offer, bar } = useUndoBar({ bottomInset: false });

  const newGame = () => {
    const id = beginTable('table', [players.defaultName(1), players.defaultName(2)]);
    navigation.navigate('Players', { id });
  };
  const soloGame = () => {
    navigation.navigate('Entry', { id: beginTable('solo', [home.me]), seat: 0 });
  };
  return (
    <View style={styles.page}>
      <Screen>
        <StorageNotice full={full} />
        <View>
          <PyramidDrawing label={t.home.drawing} small={hasTables} />
          <View style={styles.gear}>
            <IconButton
              raised
              icon="settings"
              label={titles.settings}
              onPress={() => navigation.navigate('Settings')}
            />
          </View>
        </View>
        <View style={styles.welcome}>
          <Heading level={1} variant="display">
            {t.app.name}
          </Heading>
          <AppText color="textMuted">{t.app.about}</AppText>
        </View>
        <View style={styles.begin}>
          <Button label={home.newGame} onPress={newGame} />
          <Button kind="secondary" label={home.solo} onPress={soloGame} />
          <Button
            kind="secondary"
            label={t.handOver.scan.title}
            onPress={() => navigation.navigate('Scan')}
          />
        </View>
        <ContinueSection offerUndo={offer} />
        <LatestSection />
        <BrokenSection offerUndo={offer} />
        <LookUpSection />
        <AppText variant="caption" color="textMuted">
          {t.app.unofficial}
        </AppText>
      </Screen>
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  gear: { position: 'absolute', top: spacing.sm, right: spacing.sm },
  welcome: { gap: spacing.sm },
  begin: { gap: spacing.md },
});
