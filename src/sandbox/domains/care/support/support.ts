import type { ConversationPorts } from './conversation-ports.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { OperatorSide } from './operator-side.ts';
import type { SupportImages } from './support-images.ts';
import type { VisitorSide } from './visitor-side.ts';

/** Customer service: conversations, and the images in them. */
export type Support = {
  readonly ports: ConversationPorts;
  readonly store: ConversationStore;
  readonly images: SupportImages;
  readonly visitors: VisitorSide;
  readonly operators: OperatorSide;
  /** Closes what is over, and answers who waited too long. */
  runDue(now: number): void;
};
