import { useMemo, type ReactElement, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { qrMatrix, qrVersion } from '../../codec/qrMatrix';
import type { Parcel } from '../../codec/parcel';
import { makeParcelText } from '../../codec/parcelText';
import { AppText } from '../../components/AppText';
import { Heading } from '../../components/Heading';
import { Page } from '../../components/Page';
import { QrCode } from '../../components/QrCode';
import { useTranslations } from '../../i18n/useTranslations';
import { useFullBrightness } from '../../share/useFullBrightness';
import { spacing } from '../../theme/spacing';
import { BackBar } from '../BackBar';
import { CopyText } from '../CopyText';
import { useScreenAwake } from '../useScreenAwake';

/** A finer code is hard to read from one phone's screen with another's camera. */
const FINEST_VERSION = 25;
const MAX_SIZE = 440;
/** Of the height, so that a phone on its side shows the whole code. */
const SHARE_OF_HEIGHT = 0.7;

type Props = {
  parcel: Parcel;
  what: string;
  hint: string;
  /** What can be changed about it before it is shown. */
  children?: ReactNode;
};

/** Something for another phone: its code, as bright as can be, and the same as text. */
export function CodePage({ parcel, what, hint, children }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.code;
  const window = useWindowDimensions();
  const text = makeParcelText(parcel);
  const matrix = useMemo(() => qrMatrix(text), [text]);
  const size = Math.min(window.width - 2 * spacing.lg, window.height * SHARE_OF_HEIGHT, MAX_SIZE);
  useFullBrightness();
  useScreenAwake();
  return (
    <Page bar={<BackBar title={words.title} />}>
      <View style={styles.section}>
        <Heading level={2}>{what}</Heading>
        {children}
      </View>
      <View style={styles.code}>
        {qrVersion(matrix) <= FINEST_VERSION ? (
          <QrCode matrix={matrix} size={Math.floor(size)} label={words.label(what)} />
        ) : (
          <AppText>{words.tooLarge}</AppText>
        )}
      </View>
      <AppText>{hint}</AppText>
      <View style={styles.section}>
        <AppText variant="caption" color="textMuted">
          {words.copyHint}
        </AppText>
        <CopyText label={words.copy} text={text} />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.md },
  code: { alignItems: 'center' },
});
