import type { ChatRow } from '#contract/community/chat/row.ts';

/**
 * Key prefix of gaps that only the list has: messages that arrived while no core was running, or were dropped from its
 * memory.
 */
export const LOST = 'lost:';

export type LostRow = Extract<ChatRow, { kind: 'gap' }>;
