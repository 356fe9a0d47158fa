import type { RecordedEvent } from '#contract/recording/recording.ts';
import { hash32 } from '#contract/units/random.ts';
import type { Recording } from '#replay/recording/read-recording.ts';
import type { PlanRequest } from './plan.ts';

/** An event of the recording in a room of the target; `at` is ms since the first send that is played. */
export type PlayedEvent = RecordedEvent;
/** An event that becomes a send. */
export type RecordedSend = Extract<PlayedEvent, { kind: 'say' | 'gift' | 'order' }>;

/** One round of what is played: how many sends, and ms from the first to the last. */
export type Round = { readonly sends: number; readonly spanMs: number };

/** Reports whether an event becomes a send. */
export const isSend = (event: PlayedEvent): event is RecordedSend =>
  event.kind === 'say' || event.kind === 'gift' || event.kind === 'order';

/** Maps a recorded room to the rooms it is played into: in rotation, with copies when the target has more rooms. */
function targetsOf(recorded: readonly string[], targets: readonly string[]) {
  return (room: string): readonly string[] => {
    if (targets.length === 0) return [room];
    const known = recorded.indexOf(room);
    const slot = known < 0 ? hash32(room) : known;
    const among = Math.max(1, recorded.length);
    const mine = targets.filter((_, index) => index % among === slot % among);
    return mine.length > 0 ? mine : targets.filter((_, index) => index === slot % targets.length);
  };
}

/**
 * Yields the chosen part once, its silences cut, in order; a late line in the file is played at its own time. Joins and
 * leaves before the first send happen at the time of that send, and shorten no silence.
 */
async function* oneRound(recording: Recording, options: PlanRequest): AsyncGenerator<PlayedEvent> {
  const { fromMs, toMs } = options;
  const maxGapMs = options.maxGapMs ?? Number.POSITIVE_INFINITY;
  const roomsOf = targetsOf(recording.header.rooms, options.rooms);
  let latest: number | null = null;
  let [played, moved] = [0, 0];
  for await (const event of recording.events()) {
    if (event.at < fromMs || (toMs !== null && event.at >= toMs)) continue;
    const gap: number = latest === null ? 0 : Math.max(0, event.at - latest);
    moved = Math.max(moved, played + Math.min(gap, maxGapMs));
    if (isSend(event)) {
      latest = Math.max(latest ?? 0, event.at);
      played += Math.min(gap, maxGapMs);
    }
    for (const room of roomsOf(event.room)) yield { ...event, at: isSend(event) ? played : moved, room };
  }
}

/** Counts the sends of one round and measures its duration. */
export async function measure(recording: Recording, options: PlanRequest): Promise<Round> {
  let [sends, spanMs] = [0, 0];
  for await (const event of oneRound(recording, options)) {
    if (!isSend(event)) continue;
    sends++;
    spanMs = event.at;
  }
  return { sends, spanMs };
}

/** The time from the beginning of one round to that of the next, ms: the last send is followed by one mean interval. */
export const roundMs = ({ sends, spanMs }: Round): number =>
  sends > 1 ? spanMs + spanMs / (sends - 1) : spanMs;

/** Yields the events of every round, one round after the other. */
export async function* allRounds(
  recording: Recording,
  options: PlanRequest,
  round: Round,
): AsyncGenerator<PlayedEvent> {
  for (let index = 0; index < options.loops; index++)
    for await (const event of oneRound(recording, options))
      yield { ...event, at: event.at + index * roundMs(round) };
}
