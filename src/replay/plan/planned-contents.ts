import { shownText } from '#contract/community/expression/shown-text.ts';
import { hash32 } from '#contract/units/random.ts';
import type { ContentFault } from '#replay/measure/deliveries.ts';
import type { SendStep } from './plan.ts';

const FIRST = 1_024;

/** Content of a message as it is compared: a text, or the number of gifts. */
type ReceivedContent = { readonly text?: string | undefined; readonly count?: number | undefined };

/** Contents and rooms of a plan's sends, in eight bytes each. */
export type PlannedContents = {
  set(step: SendStep): void;
  /** The fault of a message that arrived in a room as the send `n`; null without one, and for a send that is not known. */
  faultOf(n: number, room: string, content: ReceivedContent): ContentFault | null;
};

/** Hashes what a client shows of a text: what it leaves out is no difference. */
const hashOf = ({ text, count }: ReceivedContent): number =>
  hash32(text === undefined ? `gifts ${count}` : shownText(text, text.length).trim()) | 0;

function contentOf(step: SendStep): ReceivedContent | null {
  switch (step.do) {
    case 'say':
      return { text: step.text };
    case 'gift':
      return { count: step.count };
    case 'order':
      return null;
  }
}

/** Creates an empty table that grows with the highest number. */
export function createPlannedContents(): PlannedContents {
  const rooms: string[] = [];
  let hashes = new Int32Array(FIRST);
  /** Numbers of rooms from 1; 0 for a send that is not known. */
  let roomOf = new Int32Array(FIRST);
  const grow = (length: number) => {
    const [moreHashes, moreRooms] = [new Int32Array(length), new Int32Array(length)];
    moreHashes.set(hashes);
    moreRooms.set(roomOf);
    [hashes, roomOf] = [moreHashes, moreRooms];
  };
  return {
    set(step) {
      const content = contentOf(step);
      if (content === null) return;
      if (step.n >= hashes.length) grow(Math.max(step.n + 1, hashes.length * 2));
      if (!rooms.includes(step.room)) rooms.push(step.room);
      hashes[step.n] = hashOf(content);
      roomOf[step.n] = rooms.indexOf(step.room) + 1;
    },
    faultOf(n, room, content) {
      const planned = roomOf[n] ?? 0;
      if (planned === 0) return null;
      if (rooms[planned - 1] !== room) return 'misrouted';
      return hashes[n] === hashOf(content) ? null : 'altered';
    },
  };
}
