import type { MediaKind } from '#contract/community/video/schema.ts';
import type { World } from '#sandbox/world/world.ts';

/** Dependencies of the handlers of matches, anchors and videos. */
export type LivePorts = {
  readonly world: World;
  /** False once an operator has ended the stream. */
  isOnAir(stream: string): boolean;
  /** Kinds of source a room is offered, the preferred one first. */
  mediaKinds(isAnchorRoom: boolean): MediaKind[];
};
