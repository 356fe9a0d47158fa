import { type Observable, Subject } from 'rxjs';
import { type AppError, appError } from '#contract/errors.ts';
import type { Clock } from '#contract/units/time.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import type { RoomMessage } from './tab-messages.ts';

/** A leader whose core runs beats every half second; one that does not is hung or frozen. */
const BEATLESS_MS = 1_500;

/** What the tab that asks for all has been heard to say, and for how long it has been silent. */
export type LeaderWord = {
  readonly memory: PageMemory;
  /** It said something of the room: its trouble, or null. */
  readonly updates$: Observable<AppError | null>;
  receive(message: RoomMessage): void;
  /** Since it last said something of the room, ms. */
  silentMs(): number;
  /** Its core gives no sign of life. */
  isBeatless(): boolean;
  /** Its last word was of trouble. */
  isTroubled(): boolean;
  /** The platform has said what it should have said first: it counts as silent for ever, until it is heard. */
  lags(): void;
};

/** Also keeps what this tab itself hears, in `memory`, for the day on which it leads. */
export function createLeaderWord({ mono }: Pick<Clock, 'mono'>): LeaderWord {
  const memory = createPageMemory();
  const updates$ = new Subject<AppError | null>();
  let answeredAtMono = mono();
  let aliveAtMono = mono();
  let isTroubled = false;
  const isBeatless = () => mono() - aliveAtMono > BEATLESS_MS;
  const heard = (trouble: AppError | null) => {
    answeredAtMono = mono();
    isTroubled = trouble !== null;
    updates$.next(trouble);
  };
  return {
    memory,
    updates$,
    receive(message) {
      // What was doubted is the silence of the leader before this one.
      const isNewLeader = message.is === 'lead' && isBeatless();
      if (message.is !== 'here') aliveAtMono = mono();
      if (message.is === 'page') memory.note(message.afterSeq, message.page);
      if (message.is === 'page' || isNewLeader) heard(null);
      if (message.is === 'failed') heard(appError(message.code));
    },
    silentMs: () => mono() - answeredAtMono,
    isBeatless,
    isTroubled: () => isTroubled,
    lags() {
      answeredAtMono = Number.NEGATIVE_INFINITY;
    },
  };
}
