import type { RecordedEvent } from '#contract/recording/recording.ts';
import { hash32 } from '#replay/random.ts';
import type { Recording } from '#replay/record/read-recording.ts';
import type { PlanWish } from './plan.ts';

/** What somebody did, `at` ms since the first of all sends that are played, in the room of the target. */
export type PlayedEvent = RecordedEvent;
export type RecordedSend = Extract<PlayedEvent, { kind: 'say' | 'gift' | 'order' }>;

/** One round of what is played: how many sends, and ms from the first to the last. */
export type Round = { readonly sends: number; readonly spanMs: number };

export const isSend = (event: PlayedEvent): event is RecordedSend =>
  event.kind === 'say' || event.kind === 'gift' || event.kind === 'order';

/** The rooms a recorded one is played into: dealt out in turn, with copies when the target has more of them. */
function targetsOf(recorded: readonly string[], targets: readonly string[]) {
  return (room: string): readonly string[] => {
    if (targets.length === 0) return [room];
    const known = recorded.indexOf(room);
    const place = known < 0 ? hash32(room) : known;
    const among = Math.max(1, recorded.length);
    const mine = targets.filter((_, index) => index % among === place % among);
    return mine.length > 0 ? mine : targets.filter((_, index) => index === place % targets.length);
  };
}

/**
 * The chosen part once, silences cut, in order: a line that stands too late is played where it stands. Who comes or goes
 * before the first send does so at its moment, and shortens no silence.
 */
async function* oneRound(recording: Recording, options: PlanWish): AsyncGenerator<PlayedEvent> {
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

export async function measure(recording: Recording, options: PlanWish): Promise<Round> {
  let [sends, spanMs] = [0, 0];
  for await (const event of oneRound(recording, options)) {
    if (!isSend(event)) continue;
    sends++;
    spanMs = event.at;
  }
  return { sends, spanMs };
}

/** From the beginning of one round to that of the next: the last send is followed as any other is, on average. */
export const roundMs = ({ sends, spanMs }: Round): number =>
  sends > 1 ? spanMs + spanMs / (sends - 1) : spanMs;

/** Every round, one after the other. */
export async function* allRounds(
  recording: Recording,
  options: PlanWish,
  round: Round,
): AsyncGenerator<PlayedEvent> {
  for (let index = 0; index < options.loops; index++)
    for await (const event of oneRound(recording, options))
      yield { ...event, at: event.at + index * roundMs(round) };
}
