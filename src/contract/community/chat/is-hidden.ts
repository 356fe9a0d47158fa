import type { ReadingSettings } from './reading-settings-schema.ts';
import type { ChatRow } from './row.ts';

/**
 * Does a viewer with these settings want to read on without this row? What the viewer said, gave or showed is always there,
 * and so is a line that says that messages are missing.
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
      // Only what ordinary members say is left out when a room is too fast.
      return hostsOnly && row.why === 'fast';
    case 'gap':
    case 'renewed':
      return false;
    default:
      return row satisfies never;
  }
}
