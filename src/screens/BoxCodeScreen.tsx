import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useBox } from '../storage/hooks';
import { CodePage } from './code/CodePage';

/** The tiles this device has learned, for another one to learn. */
export function BoxCodeScreen(): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.code;
  const faces = useBox().map(({ face }) => face);
  return <CodePage parcel={{ kind: 'box', faces }} what={words.box} hint={words.boxHint} />;
}
