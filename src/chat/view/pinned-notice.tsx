import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useNarrow } from '#app/kit/use-narrow.ts';
import type { SenderRole } from '#contract/models/chat-message.ts';
import type { Notice } from '#contract/models/chat-switches.ts';
import { useFolded } from './folded-notices.ts';
import { t } from './texts.ts';

const TITLE = {
  anchor: 'chat.anchorNotice',
  admin: 'chat.adminNotice',
  system: 'chat.platformNotice',
  member: 'chat.otherNotice',
} as const satisfies Record<SenderRole, string>;

/** The room's notice, above the messages; folds to one line, as it begins on a phone, and stays as the viewer left it until there is another one. */
export function PinnedNotice({ notice }: { notice: Notice }) {
  const [folded, fold] = useFolded(notice, useNarrow());
  const title = t(TITLE[notice.role]);
  return (
    <section className="chat-pinned" aria-label={title}>
      <Icon name="pin" size={15} />
      <p className={folded ? 'grow ell' : 'grow'}>
        <b>{title}</b>
        {`　${notice.text}`}
      </p>
      <IconButton
        icon={folded ? 'chev-down' : 'chev-up'}
        size="xs"
        iconSize={15}
        label={t(folded ? 'chat.unfoldNotice' : 'chat.foldNotice')}
        aria-expanded={!folded}
        onClick={() => fold(!folded)}
      />
    </section>
  );
}
