import { proxy, ref } from 'valtio';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import type { ChatViewPorts } from '../chat-ports.ts';

const NONE: ReadonlySet<ChatMessageId> = new Set();

/** Likes of the viewer in one room, by message id. */
export function createLikesStore(ports: Pick<ChatViewPorts, 'like' | 'liked'>) {
  const state = proxy({ mine: ref(NONE) });
  const add = (ids: readonly ChatMessageId[]) => {
    state.mine = ref(new Set([...state.mine, ...ids]));
  };
  return {
    state,
    /** Loads the likes of this member; none for a guest. Without a response no message is marked until the next visit. */
    async recall(member: boolean): Promise<void> {
      state.mine = ref(NONE);
      if (member) add(await ports.liked().catch(() => []));
    },
    /** @throws AppError when the platform rejected it. */
    async like(messageId: ChatMessageId): Promise<void> {
      await ports.like(messageId);
      add([messageId]);
    },
  };
}
export type LikesStore = ReturnType<typeof createLikesStore>;
