import type { ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { NumberedList } from './NumberedList';

/** The order of the rulebook's own list. */
const ORDER = ['reduction', 'wilderness', 'pay', 'exchange', 'generate', 'limit'] as const;

export function ForgottenSection(): ReactElement {
  const { t } = useTranslations();
  return <NumberedList items={ORDER.map((rule) => t.reference.forgotten[rule])} />;
}
