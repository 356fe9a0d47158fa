import type { ReactNode } from 'react';
import type { LikesStore } from '../actions/likes-store.ts';
import type { OpenCard } from '../actions/use-row-actions.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import type { ComposerStore } from '../compose/composer-store.ts';

export type CardProps = {
  readonly card: OpenCard;
  readonly admin: boolean;
  /** Whether the viewer is a member; guests can read, and get the login dialog before an action. */
  readonly member: boolean;
  readonly ports: ChatViewPorts;
  readonly composer: ComposerStore;
  readonly likes: LikesStore;
  /** Follow button, where the sender can be followed. */
  readonly followAnchor: ReactNode;
  readonly onClose: () => void;
};
