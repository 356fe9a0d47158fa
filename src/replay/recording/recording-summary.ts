import type { RecordedKind } from '#contract/recording/recording.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { newTally, type ReadTally, type Recording } from './read-recording.ts';

/** Creates a counter of the most events in any aligned window of `windowMs`; times must be added in order. */
export function peakOf(windowMs: number) {
  let window = -1;
  let count = 0;
  let max = 0;
  return {
    add(atMs: number): void {
      const mine = Math.floor(atMs / windowMs);
      count = mine === window ? count + 1 : 1;
      window = mine;
      max = Math.max(max, count);
    },
    max: () => max,
  };
}

/** Contents of a recording; times are ms from its beginning. */
export type RecordingSummary = {
  readonly events: number;
  readonly kinds: Readonly<Partial<Record<RecordedKind, number>>>;
  readonly users: number;
  readonly rooms: readonly string[];
  readonly firstAt: number;
  readonly lastAt: number;
  readonly longestGapMs: number;
  readonly longestText: number;
  readonly peakPerSecond: number;
  readonly peakPerTenSeconds: number;
  readonly tally: ReadTally;
};

/** Maximum plausible length of a recording, ms; streams are shorter, and a longer recording contains a wrong time. */
const LONGEST_MS = 7 * DAY_MS;

/** A remark on an unlikely length; null for a usual one. */
export const unlikelyLength = (durationMs: number): string | null =>
  durationMs > LONGEST_MS
    ? `from the first to the last are ${Math.round(durationMs / DAY_MS)} days: one of the times is wrong`
    : null;

/** Reads a whole recording. Memory grows only with the number of its users. */
export async function summarizeRecording(recording: Recording): Promise<RecordingSummary> {
  const tally = newTally();
  const kinds: Partial<Record<RecordedKind, number>> = {};
  const [users, rooms] = [new Set<string>(), new Set<string>()];
  const [second, tenSeconds] = [peakOf(1_000), peakOf(10_000)];
  let [events, firstAt, lastAt, longestGapMs, longestText] = [0, 0, 0, 0, 0];
  for await (const event of recording.events(tally)) {
    if (events === 0) firstAt = lastAt = event.at;
    events++;
    kinds[event.kind] = (kinds[event.kind] ?? 0) + 1;
    users.add(event.user);
    rooms.add(event.room);
    longestGapMs = Math.max(longestGapMs, event.at - lastAt);
    lastAt = Math.max(lastAt, event.at);
    if (event.kind === 'say') longestText = Math.max(longestText, event.text.length);
    second.add(event.at);
    tenSeconds.add(event.at);
  }
  return {
    events,
    kinds,
    users: users.size,
    rooms: [...rooms],
    firstAt,
    lastAt,
    longestGapMs,
    longestText,
    peakPerSecond: second.max(),
    peakPerTenSeconds: tenSeconds.max(),
    tally,
  };
}
