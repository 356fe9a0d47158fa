import type { RecordedEvent } from '#contract/recording/recording.ts';
import { type Random, random } from '#replay/random.ts';
import type { Spooled } from './spooled.ts';

/** As many people as are made up where the source names none. */
const STRANGERS = 200;
/** Later than any time counted from the beginning of a stream. */
const EPOCH_FROM_MS = 1e11;
export const SECOND_MS = 1_000;

/** Whether a source tells the time of day, not that since the beginning. */
export const isEpoch = (at: number): boolean => at > EPOCH_FROM_MS;

/** How a source's times become the recording's. */
export type Layout = {
  /** The earliest of the source's times. */
  readonly firstAt: number;
  /** The source tells seconds only: its records are spread over them. */
  readonly wholeSeconds: boolean;
  readonly room: string;
  readonly seed: number;
};

/** The records that share a time, each once. */
async function* groups(
  sorted: AsyncIterable<Spooled>,
  told: { duplicate: number },
): AsyncGenerator<Spooled[]> {
  let group: Spooled[] = [];
  const seen = new Set<string>();
  for await (const record of sorted) {
    if (group[0] && group[0].at !== record.at) {
      yield group;
      group = [];
      seen.clear();
    }
    const same = record.id ?? JSON.stringify([record.user, record.what]);
    if (seen.has(same)) told.duplicate++;
    else group.push(record);
    seen.add(same);
  }
  if (group.length > 0) yield group;
}

/** Chance in order: as many times within a second as there are records in it. */
const within = (count: number, next: Random): readonly number[] =>
  Array.from({ length: count }, () => Math.floor(next() * SECOND_MS)).sort((left, right) => left - right);

/** The recording's events, the same ones for the same seed. `told.duplicate` counts what is left out. */
export async function* recordedEvents(
  { firstAt, wholeSeconds, room, seed }: Layout,
  sorted: AsyncIterable<Spooled>,
  told: { duplicate: number },
): AsyncGenerator<RecordedEvent> {
  const [jitter, strangers] = [random(seed, 'jitter'), random(seed, 'strangers')];
  const zero = isEpoch(firstAt) ? firstAt : Math.min(0, firstAt);
  for await (const group of groups(sorted, told)) {
    const spread = wholeSeconds ? within(group.length, jitter) : [];
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
