import { random } from '#replay/random.ts';
import { newcomersOf } from './newcomers.ts';
import type { PlanOptions, PlanStep, SendStep, ViewerStep } from './plan.ts';
import { isSend, type PlayedEvent, type RecordedSend } from './recorded-sends.ts';

type Person = { readonly user: string; readonly room: string };
/** `at` is time of the recording, as sends have it. */
type Move = Person & { readonly at: number; readonly comes: boolean };

/** Who of the recording watches now, each person one viewer in each room; no more than `most` at a time. */
function createHouse(options: PlanOptions, most: number) {
  const newcomer = newcomersOf(options, random(options.seed, 'viewers'));
  const present = new Map<string, number>();
  const keyOf = ({ user, room }: Person) => `${room} ${user}`;
  return {
    isHere: (person: Person) => present.has(keyOf(person)),
    move(person: Move, due: number): ViewerStep | null {
      const key = keyOf(person);
      const viewer = present.get(key);
      if (person.comes === (viewer !== undefined)) return null;
      if (viewer !== undefined) {
        present.delete(key);
        return { due, do: 'exit', viewer };
      }
      if (present.size >= most) return null;
      const step = newcomer(due, person.room);
      present.set(key, step.viewer);
      return step;
    },
  };
}

/**
 * Sends, and viewers who come and go as the recording has them: with `join`, or with the first words; with `leave`, or
 * never. Between two sends they keep their place, whatever pace those have; whoever was there before the first one is
 * there at the beginning, and who comes after the last one is left out.
 */
export async function* withRecordedViewers(
  events: AsyncIterable<PlayedEvent>,
  options: PlanOptions,
  most: number,
  stepOf: (send: RecordedSend) => SendStep,
): AsyncGenerator<PlanStep> {
  const house = createHouse(options, most);
  let waiting: Move[] = [];
  let before = { at: 0, due: 0 };
  for await (const event of events) {
    const { at, user, room } = event;
    if (!isSend(event)) {
      waiting.push({ at, user, room, comes: event.kind === 'join' });
      continue;
    }
    const step = stepOf(event);
    waiting.push({ at, user, room, comes: true });
    const pace = at > before.at ? (step.due - before.due) / (at - before.at) : 0;
    for (const move of waiting) {
      const due = Math.min(step.due, before.due + Math.max(0, move.at - before.at) * pace);
      const moved = house.move(move, Math.round(due * 1_000) / 1_000);
      if (moved) yield moved;
    }
    waiting = [];
    before = { at, due: step.due };
    yield step;
  }
}
