import type { ComponentProps, ReactElement } from 'react';
import type { TextVariant } from '../theme/typeScale';
import { AppText } from './AppText';

type Level = 1 | 2 | 3;

const VARIANTS: Record<Level, TextVariant> = { 1: 'title', 2: 'heading', 3: 'bodyStrong' };

type Props = Omit<ComponentProps<typeof AppText>, 'role'> & { level: Level };

/** A title that screen readers can jump to. */
export function Heading({ level, variant = VARIANTS[level], ...rest }: Props): ReactElement {
  // The web turns this into h1, h2, h3. React Native does not know the attribute in its types.
  const ariaLevel = { 'aria-level': level };
  return <AppText {...rest} {...ariaLevel} variant={variant} role="heading" />;
}
