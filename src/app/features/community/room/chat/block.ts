import type { BlockChange } from '#contract/community/chat/moderation/moderation-schema.ts';
import { toAppError } from '#contract/errors.ts';
import { core } from '#core-client/core.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from '../texts.ts';

type Blocking = Extract<BlockChange, { readonly blocked: boolean }>;

const nameOf = (change: Blocking): string => (change.is === 'word' ? change.word : change.user.name);

function notifyBlocked(change: Blocking): void {
  showToast({
    text: t('block.blocked', { what: nameOf(change) }),
    tone: 'ok',
    action: { label: t('block.undo'), onSelect: () => block({ ...change, blocked: false }) },
  });
}

/** Blocks a word, a user or a grade, or shows them again. What disappears is named, with the way to have it back. */
export function block(change: BlockChange): void {
  core.chat.block(change).then(
    () => {
      if (change.is !== 'leastLevel' && change.blocked) notifyBlocked(change);
    },
    (thrown: unknown) => showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );
}
