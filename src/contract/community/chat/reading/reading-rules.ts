import type { ChatRow } from '../row.ts';
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

/**
 * Reports whether these settings hide a row. Messages, gifts and bets of the viewer are always shown, and so is a row that
 * marks missing messages.
 */
export function isHidden({ hideWelcomes, hideGifts, hostsOnly }: ReadingSettings, row: ChatRow): boolean {
  switch (row.kind) {
    case 'welcomeLow':
    case 'welcomeHigh':
      return hideWelcomes || hostsOnly;
    case 'gift':
      return !row.own && (hideGifts || (hostsOnly && row.sender.role === 'member'));
    case 'text':
    case 'bet':
    case 'betPush':
      return hostsOnly && row.sender.role === 'member' && !row.own;
    case 'reverted':
      return hostsOnly && row.sender.role === 'member';
    case 'skipped':
      // Only messages of ordinary members are skipped when a room is too fast.
      return hostsOnly && row.reason === 'fast';
    case 'gap':
    case 'renewed':
      return false;
    default:
      return row satisfies never;
  }
}
