import { expect, test } from 'vitest';
import { createPlannedContents } from './planned-contents.ts';

const contents = createPlannedContents();
const send = { due: 0, sender: 0, room: 'm-1' };
contents.set({ ...send, do: 'say', n: 0, text: '好球 ' });
contents.set({ ...send, do: 'gift', n: 5_000, giftId: 'g01', count: 3 });

test.each([
  [0, 'm-1', { text: '好球' }, null],
  [0, 'm-1', { text: 'XXXX' }, 'altered'],
  [0, 'm-1', {}, 'altered'],
  [0, 'm-2', { text: '好球' }, 'misrouted'],
  [5_000, 'm-1', { count: 3 }, null],
  [5_000, 'm-1', { count: 4 }, 'altered'],
  [7, 'm-1', { text: '?' }, null],
] as const)('message %i in %s with %j has the fault %s', (n, room, content, fault) => {
  expect(contents.faultOf(n, room, content)).toBe(fault);
});
