import { asyncScheduler, type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';
import type { FairTurns } from './fair-turns.ts';

type Turns = Pick<FairTurns, 'take'>;
type Work<State> = (this: SchedulerAction<State>, state?: State) => void;

/** One piece of work, which may put itself off again. */
class FairAction<State> extends Subscription implements SchedulerAction<State> {
  readonly #work: Work<State>;
  readonly #turns: Turns;
  #timer: NodeJS.Timeout | undefined;

  constructor(work: Work<State>, turns: Turns) {
    super(() => clearTimeout(this.#timer));
    this.#work = work;
    this.#turns = turns;
  }

  schedule(state?: State, delay = 0): Subscription {
    if (this.closed) return this;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#turns.take(() => this.#run(timer, state)), delay);
    this.#timer = timer;
    return this;
  }

  /** What was put off anew, or given up, after its time had come does not run for that time. */
  #run(timer: NodeJS.Timeout, state: State | undefined): void {
    if (!this.closed && this.#timer === timer) this.#work(state);
  }
}

/** Timers whose work takes its turn with everything else of the process. */
export const fairScheduler = (turns: Turns): SchedulerLike => ({
  now: () => asyncScheduler.now(),
  schedule: <State>(work: Work<State>, delay = 0, state?: State) =>
    new FairAction(work, turns).schedule(state, delay),
});
