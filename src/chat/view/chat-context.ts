import { createContext, use } from 'react';
import type { LikesStore } from './actions/likes-store.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { ComposerStore } from './compose/composer-store.ts';

/** Stores of one displayed room, with its ports; all parts of a chat panel share them. */
export type ChatStores = {
  readonly ports: ChatViewPorts;
  readonly store: ChatStore;
  readonly composer: ComposerStore;
  readonly likes: LikesStore;
  /** True if the viewer is a member; guests can read, and get the login dialog before an action. */
  readonly member: boolean;
  /** Text shown in place of messages and field while the chat is closed. */
  readonly closedText: string;
};

export const ChatContext = createContext<ChatStores | null>(null);

/**
 * Returns the stores of the surrounding chat panel.
 * @throws Error outside a chat panel
 */
export function useChat(): ChatStores {
  const stores = use(ChatContext);
  if (stores === null) throw new Error('useChat requires a chat panel around the component');
  return stores;
}
