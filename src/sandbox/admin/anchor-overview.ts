import type { World } from '#sandbox/world/world.ts';

export type AnchorOverview = {
  readonly anchorRoomId: string;
  readonly nickname: string;
  /** On0 not started, On1 live, On2 interrupted [4.01]. */
  readonly status: 0 | 1 | 2;
  /** Set by hand. */
  readonly isHeld: boolean;
  readonly viewers: number;
};

/** Every anchor, always in the same order. */
export const anchorOverview = ({ anchors }: World): readonly AnchorOverview[] =>
  anchors
    .list()
    .map(({ anchorRoomId, nickname, status, viewers }) => ({
      anchorRoomId,
      nickname,
      status,
      viewers,
      isHeld: anchors.heldStatus(anchorRoomId) !== null,
    }))
    .sort((one, other) => one.anchorRoomId.localeCompare(other.anchorRoomId));
