import type { ChatRow } from '#contract/community/chat/row.ts';
import { welcomeTier } from '#contract/community/chat/site-rules.ts';
import { SHOWING } from '../timing.table.ts';
import type { PositionedMessage } from './numbering.ts';
import type { RowChanges } from './row-changes.ts';
import { senderOf } from './to-row.ts';

export type WelcomeLowRow = Extract<ChatRow, { kind: 'welcomeLow' }>;

const NAMES_SHOWN = 3;

/**
 * Creates welcome rows by tier [6.08]: a high level has a separate row, the low ones collapse into one row per quarter
 * minute.
 */
export function createWelcomeRows(rowChanges: RowChanges, threshold: number) {
  let open: WelcomeLowRow | null = null;
  const joined = (row: WelcomeLowRow, message: PositionedMessage): WelcomeLowRow => ({
    ...row,
    names: [senderOf(message), ...row.names].slice(0, NAMES_SHOWN),
    total: row.total + 1,
  });
  const low = (message: PositionedMessage) => {
    const within = open !== null && Math.abs(message.at - open.at) <= SHOWING.welcomeCollapse;
    if (open !== null && within) {
      const row = joined(open, message);
      if (rowChanges.patch(open, row)) {
        open = row;
        return;
      }
    }
    const { key, seq: order, at } = message;
    open = { kind: 'welcomeLow', key, order, at, names: [senderOf(message)], total: 1 };
    rowChanges.add(open);
  };
  return (message: PositionedMessage): void => {
    const { key, seq: order, at } = message;
    if (welcomeTier(message.level, threshold) === 'low') low(message);
    else rowChanges.add({ kind: 'welcomeHigh', key, order, at, sender: senderOf(message) });
  };
}
