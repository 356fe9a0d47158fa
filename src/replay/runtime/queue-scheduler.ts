import { asyncScheduler, type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';
import type { MeasuredQueue } from './measured-queue.ts';

type Queue = Pick<MeasuredQueue, 'add'>;
type Work<State> = (this: SchedulerAction<State>, state?: State) => void;

/** One scheduled task, which may schedule itself again. */
class QueuedAction<State> extends Subscription implements SchedulerAction<State> {
  readonly #work: Work<State>;
  readonly #queue: Queue;
  #timer: NodeJS.Timeout | undefined;

  constructor(work: Work<State>, queue: Queue) {
    super(() => clearTimeout(this.#timer));
    this.#work = work;
    this.#queue = queue;
  }

  schedule(state?: State, delay = 0): Subscription {
    if (this.closed) return this;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#queue.add(() => this.#run(timer, state)), delay);
    this.#timer = timer;
    return this;
  }

  /** Skips the run when the action was rescheduled or cancelled after its timer had fired. */
  #run(timer: NodeJS.Timeout, state: State | undefined): void {
    if (!this.closed && this.#timer === timer) this.#work(state);
  }
}

/** Creates an RxJS scheduler whose timers run their work through a queue. */
export const queueScheduler = (queue: Queue): SchedulerLike => ({
  now: () => asyncScheduler.now(),
  schedule: <State>(work: Work<State>, delay = 0, state?: State) =>
    new QueuedAction(work, queue).schedule(state, delay),
});
