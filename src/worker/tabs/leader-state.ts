import { type Observable, Subject } from 'rxjs';
import { type AppError, appError } from '#contract/errors.ts';
import type { Clock } from '#contract/units/time.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import type { RoomMessage } from './tab-messages.ts';

/** A leader whose core runs beats every half second; one that does not is hung or frozen. */
const BEATLESS_MS = 1_500;

/** State received from the leading tab, and the length of its silence. */
export type LeaderState = {
  readonly memory: PageMemory;
  /** Emits each message of the leader about the room: its failure, or null. */
  readonly updates$: Observable<AppError | null>;
  receive(message: RoomMessage): void;
  /** Returns the time since its last message about the room, ms. */
  silentMs(): number;
  /** Reports whether its core shows no sign of life. */
  isBeatless(): boolean;
  /** Reports whether its last message was a failure. */
  isTroubled(): boolean;
  /** Notes that the platform delivered a message before the leader: it counts as silent for ever, until its next message. */
  lags(): void;
};

/** Creates the state. It also stores this tab’s own responses, in `memory`, for the time when it leads. */
export function createLeaderState({ mono }: Pick<Clock, 'mono'>): LeaderState {
  const memory = createPageMemory();
  const updates$ = new Subject<AppError | null>();
  let answeredAtMono = mono();
  let aliveAtMono = mono();
  let isTroubled = false;
  const isBeatless = () => mono() - aliveAtMono > BEATLESS_MS;
  const noteUpdate = (error: AppError | null) => {
    answeredAtMono = mono();
    isTroubled = error !== null;
    updates$.next(error);
  };
  return {
    memory,
    updates$,
    receive(message) {
      // The doubted silence was that of the previous leader.
      const isNewLeader = message.is === 'lead' && isBeatless();
      if (message.is !== 'here') aliveAtMono = mono();
      if (message.is === 'page') memory.note(message.afterSeq, message.page);
      if (message.is === 'page' || isNewLeader) noteUpdate(null);
      if (message.is === 'failed') noteUpdate(appError(message.code));
    },
    silentMs: () => mono() - answeredAtMono,
    isBeatless,
    isTroubled: () => isTroubled,
    lags() {
      answeredAtMono = Number.NEGATIVE_INFINITY;
    },
  };
}
