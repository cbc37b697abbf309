/** The parts of the reference, in the order of their chips. Part of the web address: keep them. */
export const REFERENCE_SECTIONS = ['effects', 'gods', 'setup', 'forgotten'] as const;
export type ReferenceSection = (typeof REFERENCE_SECTIONS)[number];

/** An address can be typed by hand: anything unknown is the first section. */
export function parseReferenceSection(text: string | undefined): ReferenceSection {
  return REFERENCE_SECTIONS.find((section) => section === text) ?? REFERENCE_SECTIONS[0];
}
