import type { ChatRow } from '#contract/community/chat/row.ts';

/** How the keys of gaps begin that only the list knows of: what came while no core looked, or fell out of its memory. */
export const LOST = 'lost:';

export type LostRow = Extract<ChatRow, { kind: 'gap' }>;
