import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { toAppError } from '#contract/errors.ts';
import { UsageError } from '#replay/cli/command.ts';
import type { Helpers, Metrics, ScenarioEnd, ScenarioSpec, Script, VirtualUser } from './artillery-api.ts';
import { labelCounter } from './counters.ts';
import { playShard } from './play-shard.ts';
import { PlayStep, parseAs, readConfig, readFlow, type Step, WatchStep } from './script.ts';
import { type Shard, shardOf } from './shard.ts';
import { waitForStragglers } from './wait-for-stragglers.ts';
import { allowedTarget, createWorkerContext, type WorkerContext } from './worker-context.ts';

/** The longest time from the wire to the page, ms. */
const SHOWN_MS = 500;

/**
 * Keeps the page of a room open for a while, and judges it by all messages that the platform stores of that time.
 * @throws Error when the first page never arrived
 */
async function watch(context: WorkerContext, { name, password, slow, ...step }: WatchStep): Promise<void> {
  const { viewers, transcripts, emitter, monotonic, config } = context;
  const room = await context.room(step.room);
  const transcript = await transcripts.open(room);
  const account = name !== undefined && password !== undefined ? { name, password } : null;
  const viewer = viewers.enter({ room, account, slow });
  await wait(step.for);
  await transcript.catchUp();
  const untilSeq = transcript.entries().at(-1)?.seq ?? 0;
  const judge = () => viewers.judge(viewer, transcript, untilSeq);
  const ended = await waitForStragglers({
    monotonic,
    limitMs: config.drain,
    isComplete: async () => judge().lost === 0,
    progress: () => viewer.deliveries.counts.delivered,
  });
  await wait(SHOWN_MS);
  const judged = judge();
  viewers.leave(viewer, judged);
  emitter.add({ [labelCounter('drain', ended)]: 1 });
  if (judged.gaps > 0) emitter.add({ [labelCounter('longest.gap', String(judged.longestGap))]: 1 });
  if (!viewer.deliveries.begun) throw new Error('noFirstPage');
}

const WORKER_BYTES = 4;

/** The code of an error in Artillery's report. It is never the message of a foreign error, which may quote a request. */
function errorCodeOf(thrown: unknown): string {
  if (thrown instanceof UsageError) return thrown.message;
  if (thrown instanceof Error && /^\w+$/.test(thrown.message)) return thrown.message;
  return toAppError(thrown).code;
}

/**
 * The engine `courtside` of Artillery 2: virtual users are viewers with the real client core over the real wire, and the
 * first one of each worker that reaches a `play` step plays the worker's shard of the plan.
 */
export class CourtsideEngine {
  readonly #helpers: Helpers;
  readonly #folder: string;
  readonly #settings: Omit<Parameters<typeof createWorkerContext>[0], 'testId'>;
  readonly #playing = new Map<Step, Promise<void>>();
  #context: WorkerContext | null = null;

  /** @throws UsageError for a script that makes no sense, or for a target that is not allowed. */
  constructor(script: Script, _events: unknown, helpers: Helpers) {
    const config = readConfig(script.config);
    const shard: Shard = shardOf(script.config.phases, process.env.COURTSIDE_SHARE);
    const owned = (process.env.COURTSIDE_I_OWN_THIS_TARGET ?? '') !== '';
    const worker = randomBytes(WORKER_BYTES).toString('hex');
    this.#settings = { config, shard, worker, ...allowedTarget(config, owned) };
    this.#helpers = helpers;
    this.#folder = script._scriptPath === undefined ? process.cwd() : dirname(script._scriptPath);
  }

  /** Compiles a scenario of the script, which each of its virtual users then runs. @throws UsageError. */
  createScenario(spec: ScenarioSpec, metrics: Metrics) {
    const flow = readFlow(spec.flow);
    return (user: VirtualUser, end: ScenarioEnd): void => {
      metrics.emit('started');
      this.#context ??= createWorkerContext(
        { ...this.#settings, testId: String(user.vars.$testId) },
        metrics,
      );
      const context = this.#context;
      context
        .whileActive(() => this.#runFlow(context, flow, user))
        .then(
          () => end(null, user),
          (thrown: unknown) => {
            const code = errorCodeOf(thrown);
            metrics.emit('error', code);
            end(new Error(code), user);
          },
        );
    };
  }

  /** Performs the steps in order. A `play` runs beside the steps after it; the user who started it waits for its end. */
  async #runFlow(context: WorkerContext, flow: readonly Step[], user: VirtualUser): Promise<void> {
    const begun: Promise<void>[] = [];
    const fill = (value: unknown) => this.#helpers.template(value, user);
    for (const step of flow) {
      if ('watch' in step) await watch(context, parseAs(WatchStep, fill(step.watch), 'watch'));
      else if (!this.#playing.has(step)) {
        const playing = playShard(context, parseAs(PlayStep, fill(step.play), 'play'), this.#folder);
        playing.catch(() => undefined);
        this.#playing.set(step, playing);
        begun.push(playing);
      }
    }
    await Promise.all(begun);
  }
}
