import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 250;
/** When nothing more has come for so long, what is missing is lost. */
const QUIET_MS = 5_000;

/** How a wait for stragglers ended. */
export type Patience = 'converged' | 'quiet' | 'timeout';

type Wait = {
  readonly monotonic: () => number;
  readonly limitMs: number;
  /** Asked again and again; what is known is brought up to date before it answers. */
  readonly isComplete: () => Promise<boolean>;
  /** Grows as long as something comes. */
  readonly progress: () => number;
};

/** Waits until all is there, nothing more comes, or the time is up. */
export async function waitForStragglers(asked: Wait): Promise<Patience> {
  const { monotonic, limitMs, isComplete, progress } = asked;
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
    await wait(LOOK_MS);
  }
}
