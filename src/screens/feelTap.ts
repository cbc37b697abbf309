import { ImpactFeedbackStyle, impactAsync } from 'expo-haptics';

/** A short tap under the finger. Phones without one refuse, and that is fine. */
export function feelTap(): void {
  impactAsync(ImpactFeedbackStyle.Light).catch(() => undefined);
}
