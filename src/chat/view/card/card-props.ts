import type { ReactNode } from 'react';
import type { LikesStore } from '../actions/likes-store.ts';
import type { OpenCard } from '../actions/use-row-actions.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import type { ComposerStore } from '../compose/composer-store.ts';

export type CardProps = {
  readonly card: OpenCard;
  readonly admin: boolean;
  /** Guests read, and are asked to log in before they act. */
  readonly member: boolean;
  readonly ports: ChatViewPorts;
  readonly composer: ComposerStore;
  readonly likes: LikesStore;
  /** The way to follow somebody, where they can be followed. */
  readonly followAnchor: ReactNode;
  readonly onClose: () => void;
};
