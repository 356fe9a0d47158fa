import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import type { ChatStore } from './chat-store.ts';
import type { ComposerStore } from './composer-store.ts';
import { t } from './texts.ts';

const EVERY_MS = 5_000;

/** Reports to a screen reader how much was said, at most every five seconds, and nothing while the reader types. */
export function Announcements({ store, composer }: { store: ChatStore; composer: ComposerStore }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let keystrokes = composer.state.keystrokes;
    const timer = setInterval(() => {
      const typing = composer.state.keystrokes !== keystrokes;
      keystrokes = composer.state.keystrokes;
      if (typing) return;
      const { total: count, mentions } = store.takeHeard();
      if (count === 0) return;
      setText(
        mentions > 0 ? t('chat.announceMentions', { count, mentions }) : t('chat.announceMany', { count }),
      );
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [store, composer]);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {text}
      </span>
    </VisuallyHidden>
  );
}
