import type { ReactNode } from 'react';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from '../texts.ts';

const ON = 'on';
const storedChoice = createStoredChoice('fullscreen-chat');

/** Button that shows the chat over a full-screen video, and hides it. The choice is remembered. */
export function FullscreenChatButton() {
  const on = storedChoice.use() === ON;
  return (
    <IconButton
      icon="chat"
      iconSize={19}
      label={t('player.fullscreenChat')}
      pressed={on}
      onClick={() => storedChoice.set(on ? 'off' : ON)}
    />
  );
}

/** Chat over the video, if enabled by the viewer. */
export function FullscreenChat({ children }: { children: ReactNode }) {
  if (storedChoice.use() !== ON) return null;
  return (
    <aside className="player__chat" aria-label={t('player.fullscreenChat')}>
      {children}
    </aside>
  );
}
