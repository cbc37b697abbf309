import { useNavigation } from '@react-navigation/native';
import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { faceKey, type BoxTile } from '../box/boxTile';
import { correctTile, putTile, removeTile } from '../box/mend';
import { boxSections } from '../box/sections';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Chips } from '../components/Chips';
import { ColorMark } from '../components/ColorMark';
import { Heading } from '../components/Heading';
import { Page } from '../components/Page';
import type { Color } from '../engine/tile';
import { sentenceCase } from '../i18n/sentenceCase';
import { faceWords } from '../i18n/tileWords';
import { useTranslations } from '../i18n/useTranslations';
import { boxStore } from '../storage/boxStore';
import { useBox } from '../storage/hooks';
import { spacing } from '../theme/spacing';
import { BackBar } from './BackBar';
import { BoxCard } from './box/BoxCard';
import { ShareBox } from './box/ShareBox';
import { useUndoBar } from './useUndoBar';

/** All tiles that were ever entered on this device, to look through, correct and prune. */
export function BoxScreen(): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.box;
  const navigation = useNavigation();
  const box = useBox();
  const { offer, bar } = useUndoBar();
  const [chosen, setChosen] = useState<Color | 'all'>('all');
  const sections = boxSections(box);
  const shown = sections.filter(({ color }) => chosen === 'all' || color === chosen);

  const remove = (tile: BoxTile) => {
    const index = box.indexOf(tile);
    boxStore.update((now) => removeTile(now, faceKey(tile.face)));
    offer(words.removed(faceWords(t, tile.face)), () =>
      boxStore.update((now) => putTile(now, tile, index)),
    );
  };
  return (
    <View style={styles.page}>
      <Page bar={<BackBar title={t.tables.titles.box} />}>
        <AppText color="textMuted">{box.length === 0 ? words.empty : words.about}</AppText>
        {sections.length > 1 && (
          <Chips
            label={words.filter}
            options={[
              { value: 'all', label: words.all },
              ...sections.map(({ color }) => ({
                value: color,
                label: sentenceCase(t.colors[color]),
              })),
            ]}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {box.length > 0 && (
          <Button
            kind="secondary"
            label={t.handOver.code.showBox}
            onPress={() => navigation.navigate('BoxCode')}
          />
        )}
        {box.length > 0 && shown.length === 0 && <AppText>{words.noTiles}</AppText>}
        {shown.map(({ color, tiles }) => (
          <View key={color} style={styles.section}>
            <View style={styles.head}>
              <ColorMark color={color} size={28} />
              <Heading level={2}>{sentenceCase(t.colors[color])}</Heading>
              <AppText color="textMuted">{t.counts.tiles(tiles.length)}</AppText>
            </View>
            {tiles.map((tile) => (
              <BoxCard
                key={faceKey(tile.face)}
                tile={tile}
                onRemove={() => remove(tile)}
                onCorrect={(face) =>
                  boxStore.update((now) => correctTile(now, faceKey(tile.face), face))
                }
              />
            ))}
          </View>
        ))}
        {box.length > 0 && <ShareBox box={box} />}
      </Page>
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  section: { gap: spacing.md },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.sm },
});
