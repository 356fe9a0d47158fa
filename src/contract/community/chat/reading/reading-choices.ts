import type { ReadingSettings } from './reading-settings-schema.ts';

/** Default reading settings of a chat. */
export const DEFAULT_READING: ReadingSettings = {
  size: 'standard',
  times: false,
  hideWelcomes: false,
  hideGifts: false,
  hostsOnly: false,
};

/** Settings that show every message again. */
export const SHOW_ALL = { hideWelcomes: false, hideGifts: false, hostsOnly: false } as const;

/** Reports whether these settings hide any row. */
export const hidesAny = ({ hideWelcomes, hideGifts, hostsOnly }: ReadingSettings): boolean =>
  hideWelcomes || hideGifts || hostsOnly;
