import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { LinkCard } from '../components/LinkCard';
import { Page } from '../components/Page';
import { Toggle } from '../components/Toggle';
import { LANGUAGES, NATIVE_NAMES } from '../i18n/language';
import { useTranslations } from '../i18n/useTranslations';
import { useSettings } from '../storage/hooks';
import { changeSettings } from '../storage/settingsStore';
import { BackBar } from './BackBar';
import { ChoiceSection } from './settings/ChoiceSection';
import { hasHaptics } from './settings/hasHaptics';
import { RememberedSection } from './settings/RememberedSection';
import { useUndoBar } from './useUndoBar';

const APPEARANCES = ['system', 'light', 'dark'] as const;

export function SettingsScreen(): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.settings;
  const navigation = useNavigation();
  const { language, appearance, haptics } = useSettings();
  const { offer, bar } = useUndoBar();
  return (
    <View style={styles.page}>
      <Page bar={<BackBar title={t.tables.titles.settings} />}>
        <ChoiceSection
          title={words.language}
          options={[null, ...LANGUAGES].map((value) => ({
            value,
            label: value === null ? words.system : NATIVE_NAMES[value],
          }))}
          chosen={language}
          onChoose={(chosen) => changeSettings({ language: chosen })}
        />
        <ChoiceSection
          title={words.appearance}
          options={APPEARANCES.map((value) => ({ value, label: words[value] }))}
          chosen={appearance}
          onChoose={(chosen) => changeSettings({ appearance: chosen })}
        />
        {hasHaptics && (
          <Toggle
            label={words.haptics}
            text={words.hapticsText}
            on={haptics}
            onChange={(on) => changeSettings({ haptics: on })}
          />
        )}
        <RememberedSection offerUndo={offer} />
        <LinkCard
          icon="score"
          title={t.tables.titles.box}
          hint={t.tables.home.boxHint}
          onPress={() => navigation.navigate('Box')}
        />
        <LinkCard
          icon="backup"
          title={t.backup.title}
          hint={t.backup.hint}
          onPress={() => navigation.navigate('Backup')}
        />
      </Page>
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 } });
