import type { RecordedEvent } from '#contract/recording/recording.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import type { Random } from '#contract/units/random.ts';
import { random } from '#replay/runtime/random.ts';
import type { SpooledRecord } from './spooled-record.ts';

/** The number of invented people where the source names none. */
export const STRANGERS = 200;
/** A time from here on is epoch ms, not a time since the beginning of a stream. */
const EPOCH_FROM_MS = 1e11;

/** Reports whether a time is epoch ms, not ms since the beginning. */
export const isEpoch = (at: number): boolean => at > EPOCH_FROM_MS;

/** Mapping of the times of a source to those of the recording. */
export type Layout = {
  /** The earliest of the source's times. */
  readonly firstAt: number;
  /** The source has whole seconds only, so its records are spread over them. */
  readonly hasWholeSeconds: boolean;
  readonly room: string;
  readonly seed: number;
};

/** Counts of records that are left out, of those that look alike and stay, and the most records of one time. */
type Repeats = { duplicate: number; alike: number; atOnce: number };

/** Yields the records that share a time. A repeated number is left out; records without numbers all stay. */
async function* groups(
  sorted: AsyncIterable<SpooledRecord>,
  repeats: Repeats,
): AsyncGenerator<SpooledRecord[]> {
  let group: SpooledRecord[] = [];
  const seen = new Set<string>();
  for await (const record of sorted) {
    if (group[0] && group[0].at !== record.at) {
      yield group;
      group = [];
      seen.clear();
    }
    const same = record.id ?? JSON.stringify([record.user, record.what]);
    const isRepeat = seen.has(same);
    seen.add(same);
    if (isRepeat && record.id !== null) {
      repeats.duplicate++;
      continue;
    }
    if (isRepeat) repeats.alike++;
    group.push(record);
    repeats.atOnce = Math.max(repeats.atOnce, group.length);
  }
  if (group.length > 0) yield group;
}

/** Draws as many times within a second as there are records in it, sorted. */
const within = (count: number, next: Random): readonly number[] =>
  Array.from({ length: count }, () => Math.floor(next() * SECOND_MS)).sort((left, right) => left - right);

/** Yields the events of the recording; the same seed gives the same events. @param repeats counts repeated records */
export async function* recordedEvents(
  { firstAt, hasWholeSeconds, room, seed }: Layout,
  sorted: AsyncIterable<SpooledRecord>,
  repeats: Repeats,
): AsyncGenerator<RecordedEvent> {
  const [jitter, strangers] = [random(seed, 'jitter'), random(seed, 'strangers')];
  const zero = isEpoch(firstAt) ? firstAt : Math.min(0, firstAt);
  for await (const group of groups(sorted, repeats)) {
    const spread = hasWholeSeconds ? within(group.length, jitter) : [];
    for (const [index, { at, user, id, what }] of group.entries()) {
      const stranger = () => `u-stranger-${Math.floor(strangers() * STRANGERS)}`;
      const mine = user ?? stranger();
      const common = { at: Math.round(at - zero) + (spread[index] ?? 0), room, user: mine };
      yield {
        ...common,
        ...(id === null || what.kind === 'join' || what.kind === 'leave' ? {} : { id }),
        ...what,
      };
    }
  }
}
