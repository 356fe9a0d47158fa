import { useEffect } from 'react';
import { useNarrow } from '#app/kit/use-narrow.ts';
import { t } from '../texts.ts';
import type { InboxPick } from '../use-inbox-pick.ts';
import { MessageDetail, Missing } from './message-detail.tsx';
import { NewLetter } from './new-letter.tsx';
import './detail.css';

/** On a phone what is opened begins at its head, and the list is found again where it was left. */
function useOwnPlace(narrow: boolean): void {
  useEffect(() => {
    if (!narrow) return;
    const left = window.scrollY;
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, left);
  }, [narrow]);
}

/** What is open: a message, a letter that is being written, or nothing yet. */
export function OpenPane({ pick }: { pick: InboxPick }) {
  const { open } = pick;
  useOwnPlace(useNarrow());
  return (
    <article className="mc__open" aria-label={t('inbox.content')}>
      {open.is === 'none' ? <p className="mc__hint">{t('inbox.pickOne')}</p> : null}
      {open.is === 'missing' ? <Missing pick={pick} /> : null}
      {open.is === 'writing' ? <NewLetter pick={pick} /> : null}
      {open.is === 'message' ? (
        <MessageDetail key={open.messageId} messageId={open.messageId} pick={pick} />
      ) : null}
    </article>
  );
}
