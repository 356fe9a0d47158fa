import type { Notice } from '#contract/community/chat/switches-schema.ts';
import type { SenderRole } from '#contract/community/chat-message/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { t } from '../texts.ts';

/** Notices that are remembered; the oldest are forgotten. */
const REMEMBERED = 24;
const BASE = 36;

const storedChoice = createStoredChoice('foldedNotices', 'member');

const nameOf = ({ role, author, text }: Notice): string => hash32(`${role} ${author} ${text}`).toString(BASE);

const namesIn = (text: string | null): readonly string[] => (text ?? '').split(' ').filter(Boolean);

/** Before the name of a notice that was unfolded where it begins folded. */
const UNFOLDED = '+';

/** Returns whether this notice is folded and a function to change it; a new notice starts as `atFirst` specifies. */
function useFolded(
  notice: Notice,
  atFirst: boolean,
): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const name = nameOf(notice);
  const names = namesIn(storedChoice.use());
  const fold = (folded: boolean) => {
    const others = namesIn(storedChoice.read()).filter(
      (entry) => entry !== name && entry !== UNFOLDED + name,
    );
    storedChoice.set([...others, folded ? name : UNFOLDED + name].slice(-REMEMBERED).join(' '));
  };
  return [names.includes(name) || (atFirst && !names.includes(UNFOLDED + name)), fold];
}

const TITLE = {
  anchor: 'chat.anchorNotice',
  admin: 'chat.adminNotice',
  system: 'chat.platformNotice',
  member: 'chat.otherNotice',
} as const satisfies Record<SenderRole, string>;

/**
 * Notice of the room, above the messages; folds to one line, which is the default on a phone, and keeps the viewer’s choice
 * until another notice arrives.
 */
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
