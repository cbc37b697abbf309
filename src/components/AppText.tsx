import type { ReactElement, ReactNode } from 'react';
import { Text, type StyleProp, type TextProps, type TextStyle } from 'react-native';
import type { ColorTokens } from '../theme/tokens';
import { typeScale, type TextVariant } from '../theme/typeScale';
import { useTheme } from '../theme/useTheme';

type Props = Omit<TextProps, 'style' | 'allowFontScaling' | 'maxFontSizeMultiplier'> & {
  children: ReactNode;
  variant?: TextVariant;
  color?: keyof ColorTokens;
  align?: 'left' | 'center';
  style?: StyleProp<TextStyle>;
};

/** All text of the app. It grows with the system's text size; there is no way to forbid that. */
export function AppText({
  variant = 'body',
  color = 'text',
  align = 'left',
  style,
  ...rest
}: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <Text
      // German names are long: at large sizes a hyphen beats a word cut anywhere.
      android_hyphenationFrequency="full"
      {...rest}
      style={[typeScale[variant], { color: colors[color], textAlign: align }, style]}
    />
  );
}
