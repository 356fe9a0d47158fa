import { toAppError } from '#contract/errors.ts';
import { isAnswerLost } from '#contract/rules/answer-loss.ts';

const SECOND_MS = 1_000;
const FIRST_WAITS_MS = [1, 2, 4, 8].map((seconds) => seconds * SECOND_MS);
const WAIT_MS = 15 * SECOND_MS;
/** About ten minutes in all; then a person has to look. */
const TRIES = 44;

type Ports = {
  /** Told once, when an answer was lost for the first time. */
  inDoubt(): void;
  /** Rejects when nobody waits any more. */
  wait(ms: number): Promise<void>;
};

/**
 * Sends a command that carries an id of its own until it is known what became of it: a repeat of the id is the same
 * command and never acts twice. @throws AppError the refusal, or the last failure when the answer stays lost.
 */
export async function untilKnown<Answer>(send: () => Promise<Answer>, ports: Ports): Promise<Answer> {
  for (let tried = 0; ; tried++) {
    try {
      return await send();
    } catch (thrown) {
      if (!isAnswerLost(toAppError(thrown)) || tried >= TRIES) throw thrown;
      if (tried === 0) ports.inDoubt();
      await ports.wait(FIRST_WAITS_MS[tried] ?? WAIT_MS);
    }
  }
}
