import type { ReadingSettings } from './reading-settings-schema.ts';

/** How a chat is read before anything is chosen. */
export const DEFAULT_READING: ReadingSettings = {
  size: 'standard',
  times: false,
  hideWelcomes: false,
  hideGifts: false,
  hostsOnly: false,
};

/** What shows every message again. */
export const SHOW_ALL = { hideWelcomes: false, hideGifts: false, hostsOnly: false } as const;

/** Do these settings keep any row from the list? */
export const hidesAny = ({ hideWelcomes, hideGifts, hostsOnly }: ReadingSettings): boolean =>
  hideWelcomes || hideGifts || hostsOnly;
