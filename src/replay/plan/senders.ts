import type { RecordedSend } from './recorded-sends.ts';

/** A platform lets a member speak about once a second; with something to spare for the way there. */
const REST_MS = 1_500;

/**
 * Which member sends what somebody of the recording sent at `due`: the same one each time, nobody else's while there are
 * members left, unless that one has just spoken; then the next one who has rested, if anybody has. Gifts need no rest.
 */
export function createSenders(count: number): (send: RecordedSend, due: number) => number {
  const homes = new Map<string, number>();
  const spokeAt = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const rested = (sender: number, due: number) => due - (spokeAt[sender] ?? 0) >= REST_MS;
  return ({ user, kind }, due) => {
    const own = homes.get(user) ?? homes.size % count;
    homes.set(user, own);
    if (kind !== 'say') return own;
    let sender = own;
    for (let step = 1; step < count && !rested(sender, due); step++) sender = (own + step) % count;
    if (!rested(sender, due)) sender = own;
    spokeAt[sender] = due;
    return sender;
  };
}

/** Never fewer: people of the recording should not all be the same. */
const FEWEST = 20;

/** How many members it takes that none must speak again before it has rested. `dues` come in order. */
export async function sendersFor(dues: AsyncIterable<number>): Promise<number> {
  let window: number[] = [];
  let most = FEWEST;
  let from = 0;
  for await (const due of dues) {
    window.push(due);
    while (due - (window[from] ?? due) >= REST_MS) from++;
    most = Math.max(most, window.length - from);
    if (from > 1_024 && from > window.length / 2) {
      window = window.slice(from);
      from = 0;
    }
  }
  return most;
}
