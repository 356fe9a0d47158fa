import type { RecordedSend } from './recorded-sends.ts';

/** A platform accepts about one message a second from a member; this leaves a margin for the network. */
const MIN_INTERVAL_MS = 1_500;

/**
 * Creates the assignment of members to recorded people. Each person has their own member while there are enough of them;
 * when that member has just sent a message, the next one who may send replaces it, if there is one. Gifts need no interval.
 */
export function createSenderAssignment(count: number): (send: RecordedSend, due: number) => number {
  const usualSenders = new Map<string, number>();
  const lastSentAt = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const maySend = (sender: number, due: number) => due - (lastSentAt[sender] ?? 0) >= MIN_INTERVAL_MS;
  return ({ user, kind }, due) => {
    const usual = usualSenders.get(user) ?? usualSenders.size % count;
    usualSenders.set(user, usual);
    if (kind !== 'say') return usual;
    let sender = usual;
    for (let step = 1; step < count && !maySend(sender, due); step++) sender = (usual + step) % count;
    if (!maySend(sender, due)) sender = usual;
    lastSentAt[sender] = due;
    return sender;
  };
}

/** The fewest senders, so that the people of a recording stay distinguishable. */
const MIN_SENDERS = 20;

/** Counts how many members are needed so that each message finds one who may send. @param dues due times in order, ms */
export async function requiredSenders(dues: AsyncIterable<number>): Promise<number> {
  let window: number[] = [];
  let most = MIN_SENDERS;
  let from = 0;
  for await (const due of dues) {
    window.push(due);
    while (due - (window[from] ?? due) >= MIN_INTERVAL_MS) from++;
    most = Math.max(most, window.length - from);
    if (from > 1_024 && from > window.length / 2) {
      window = window.slice(from);
      from = 0;
    }
  }
  return most;
}
