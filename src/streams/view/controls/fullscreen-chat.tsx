import type { ReactNode } from 'react';
import { createKeptChoice } from '#core-client/storage/kept-choice.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from '../texts.ts';

const ON = 'on';
const kept = createKeptChoice('fullscreen-chat');

/** Brings the chat over a picture that fills the screen, and takes it away. The choice is remembered. */
export function FullscreenChatButton() {
  const on = kept.use() === ON;
  return (
    <IconButton
      icon="chat"
      iconSize={19}
      label={t('player.fullscreenChat')}
      pressed={on}
      onClick={() => kept.set(on ? 'off' : ON)}
    />
  );
}

/** The chat over the picture, where the viewer wants it. */
export function FullscreenChat({ children }: { children: ReactNode }) {
  if (kept.use() !== ON) return null;
  return (
    <aside className="pl__chat" aria-label={t('player.fullscreenChat')}>
      {children}
    </aside>
  );
}
