import { useFocusEffect, useNavigation, useScrollToTop } from '@react-navigation/native';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import type { ScrollView } from 'react-native';
import { AppText } from '../components/AppText';
import { Heading } from '../components/Heading';
import { ProgressBar } from '../components/ProgressBar';
import { Screen } from '../components/Screen';
import { useTranslations } from '../i18n/useTranslations';
import { useDigests } from '../storage/useDigests';
import { EmptyNotice } from './statistics/EmptyNotice';
import { StatisticsPage } from './statistics/StatisticsPage';

export function StatisticsScreen(): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  const scrollRef = useRef<ScrollView>(null);
  const { done, of, games } = useDigests();
  // While the games are gone through again, what was shown stays, and so does what was chosen.
  const [shown, setShown] = useState(games);
  if (games !== null && games !== shown) setShown(games);
  // A tab can stay open for days: "30 days" count from when somebody looks.
  const [now, setNow] = useState(Date.now);

  useScrollToTop(scrollRef);
  useFocusEffect(useCallback(() => setNow(Date.now()), []));

  return (
    <Screen scrollRef={scrollRef}>
      <Heading level={1}>{t.stats.title}</Heading>
      {shown === null ? (
        <>
          <AppText color="textMuted">{t.stats.readingText(done, of)}</AppText>
          <ProgressBar
            label={t.stats.reading}
            text={t.stats.readingText(done, of)}
            done={done}
            of={Math.max(1, of)}
          />
        </>
      ) : shown.length === 0 ? (
        <EmptyNotice
          title={t.stats.empty.title}
          text={t.stats.empty.text}
          action={t.stats.empty.begin}
          onAction={() => navigation.navigate('Tabs', { screen: 'Score' })}
        />
      ) : (
        <StatisticsPage
          digests={shown}
          now={now}
          onOpen={(id) => navigation.navigate('Result', { id })}
        />
      )}
    </Screen>
  );
}
