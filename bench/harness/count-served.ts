import type { Sandbox } from '#sandbox/sandbox.ts';

/** Counts the messages that the room sent to its readers. */
export function countServed({ world: { rooms } }: Sandbox): () => number {
  const { after } = rooms;
  let served = 0;
  const counting: typeof after = (...where) => {
    const page = after(...where);
    served += page.list.length;
    return page;
  };
  Object.assign(rooms, { after: counting });
  return () => served;
}
