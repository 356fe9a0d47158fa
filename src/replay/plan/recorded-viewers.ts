import { random } from '#replay/runtime/random.ts';
import type { PlanOptions, PlanStep, SendStep, ViewerStep } from './plan.ts';
import { isSend, type PlayedEvent, type RecordedSend } from './recorded-sends.ts';
import { createViewerFactory } from './viewer-steps.ts';

type Person = { readonly user: string; readonly room: string };
/** `at` is a time of the recording, as that of a send. */
type Move = Person & { readonly at: number; readonly enters: boolean };

/** The people of the recording who watch now, each of them one viewer in each room, at most `maxViewers` at a time. */
function createPresence(options: PlanOptions, maxViewers: number) {
  const createViewer = createViewerFactory(options, random(options.seed, 'viewers'));
  const present = new Map<string, number>();
  const keyOf = ({ user, room }: Person) => `${room} ${user}`;
  return {
    isHere: (person: Person) => present.has(keyOf(person)),
    move(person: Move, due: number): ViewerStep | null {
      const key = keyOf(person);
      const viewer = present.get(key);
      if (person.enters === (viewer !== undefined)) return null;
      if (viewer !== undefined) {
        present.delete(key);
        return { due, do: 'exit', viewer };
      }
      if (present.size >= maxViewers) return null;
      const step = createViewer(due, person.room);
      present.set(key, step.viewer);
      return step;
    },
  };
}

/**
 * Yields the sends, and viewers who enter and exit as in the recording: they enter with `join` or their first message, and
 * exit with `leave` or never. They keep their position between two sends at any pace. Viewers present before the first send
 * are there from the beginning; viewers who enter after the last one are left out.
 * @param stepOf makes the step of a send
 */
export async function* withRecordedViewers(
  events: AsyncIterable<PlayedEvent>,
  options: PlanOptions,
  maxViewers: number,
  stepOf: (send: RecordedSend) => SendStep,
): AsyncGenerator<PlanStep> {
  const presence = createPresence(options, maxViewers);
  let waiting: Move[] = [];
  let previous = { at: 0, due: 0 };
  for await (const event of events) {
    const { at, user, room } = event;
    if (!isSend(event)) {
      waiting.push({ at, user, room, enters: event.kind === 'join' });
      continue;
    }
    const step = stepOf(event);
    waiting.push({ at, user, room, enters: true });
    const pace = at > previous.at ? (step.due - previous.due) / (at - previous.at) : 0;
    for (const move of waiting) {
      const due = Math.min(step.due, previous.due + Math.max(0, move.at - previous.at) * pace);
      const viewerStep = presence.move(move, Math.round(due * 1_000) / 1_000);
      if (viewerStep) yield viewerStep;
    }
    waiting = [];
    previous = { at, due: step.due };
    yield step;
  }
}
