import type { MessageChange } from '#contract/models/chat-message.ts';
import type { RowChanges } from './row-changes.ts';
import type { ContentOf, TextRow } from './to-row.ts';

/** The row as it is from now on; of what was withdrawn no word stays, nor what it answered. */
const changed = (row: TextRow, { likes, withdrawn }: MessageChange): TextRow => {
  const counted = likes === undefined ? row : { ...row, likes };
  return withdrawn ? { ...counted, withdrawn, text: '', quote: null } : counted;
};

/** Applies likes and withdrawals to earlier messages. Rows of messages that a restored platform lost have no id. */
export function applyChanges(rowChanges: RowChanges, { changes }: ContentOf<'changes'>): void {
  for (const change of changes) {
    const row = rowChanges.ring.findBackwards(
      (candidate) => candidate.kind === 'text' && candidate.messageId === change.messageId,
    );
    if (row?.kind === 'text') rowChanges.patch(row, changed(row, change));
  }
}
