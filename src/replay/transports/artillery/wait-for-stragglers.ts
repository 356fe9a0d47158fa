import { setTimeout as wait } from 'node:timers/promises';

const CHECK_EVERY_MS = 250;
/** After this long without progress, what is missing counts as lost, ms. */
const QUIET_MS = 5_000;

/** Outcome of a wait for stragglers. */
export type WaitEnd = 'converged' | 'quiet' | 'timeout';

type Wait = {
  readonly monotonic: () => number;
  readonly limitMs: number;
  /** Reports completion; called repeatedly, and updates its data before it resolves. */
  readonly isComplete: () => Promise<boolean>;
  /** Grows while messages arrive. */
  readonly progress: () => number;
};

/** Waits until everything is complete, there is no further progress, or the time limit is reached. */
export async function waitForStragglers(options: Wait): Promise<WaitEnd> {
  const { monotonic, limitMs, isComplete, progress } = options;
  const began = monotonic();
  let [latest, since] = [progress(), began];
  for (;;) {
    if (await isComplete()) return 'converged';
    const now = monotonic();
    const reached = progress();
    if (reached !== latest) since = now;
    latest = reached;
    if (now - since >= QUIET_MS) return 'quiet';
    if (now - began >= limitMs) return 'timeout';
    await wait(CHECK_EVERY_MS);
  }
}
