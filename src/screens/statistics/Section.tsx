import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading } from '../../components/Heading';
import { spacing } from '../../theme/spacing';

type Props = { title: string; children: ReactNode };

export function Section({ title, children }: Props): ReactElement {
  return (
    <View style={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.md } });
