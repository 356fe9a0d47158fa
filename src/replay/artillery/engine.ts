import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { toAppError } from '#contract/errors.ts';
import { BadConfig } from '#replay/cli/bad-config.ts';
import type { Helpers, Metrics, ScenarioEnd, ScenarioSpec, Script, VirtualUser } from './artillery.ts';
import { type Crew, createCrew, crewTarget } from './crew.ts';
import { playShare } from './play-share.ts';
import { PlayStep, readConfig, readFlow, type Step, understood, WatchStep } from './script.ts';
import { type Share, shareOf } from './share.ts';
import { watch } from './watch.ts';

const WORKER_BYTES = 4;

/** A word for Artillery's table of errors. Never the message of an error that is not ours: it may quote what was sent. */
function errorWord(thrown: unknown): string {
  if (thrown instanceof BadConfig) return thrown.message;
  if (thrown instanceof Error && /^\w+$/.test(thrown.message)) return thrown.message;
  return toAppError(thrown).code;
}

/**
 * The engine `courtside` of Artillery 2: virtual users are viewers with the real client core over the real wire, and the
 * first of each worker that comes to a `play` step plays the worker's share of the plan.
 */
export class CourtsideEngine {
  readonly #helpers: Helpers;
  readonly #folder: string;
  readonly #wish: Omit<Parameters<typeof createCrew>[0], 'testId'>;
  readonly #players = new Map<Step, Promise<void>>();
  #crew: Crew | null = null;

  /** @throws BadConfig when the script may not be played, or not so. */
  constructor(script: Script, _events: unknown, helpers: Helpers) {
    const config = readConfig(script.config);
    const share: Share = shareOf(script.config.phases, process.env.COURTSIDE_SHARE);
    const owned = (process.env.COURTSIDE_I_OWN_THIS_TARGET ?? '') !== '';
    const worker = randomBytes(WORKER_BYTES).toString('hex');
    this.#wish = { config, share, worker, ...crewTarget(config, owned) };
    this.#helpers = helpers;
    this.#folder = script._scriptPath === undefined ? process.cwd() : dirname(script._scriptPath);
  }

  /** A scenario of the script, compiled once and run by each of its virtual users. @throws BadConfig. */
  createScenario(spec: ScenarioSpec, metrics: Metrics) {
    const flow = readFlow(spec.flow);
    return (user: VirtualUser, end: ScenarioEnd): void => {
      metrics.emit('started');
      this.#crew ??= createCrew({ ...this.#wish, testId: String(user.vars.$testId) }, metrics);
      const crew = this.#crew;
      crew
        .during(() => this.#live(crew, flow, user))
        .then(
          () => end(null, user),
          (thrown: unknown) => {
            const word = errorWord(thrown);
            metrics.emit('error', word);
            end(new Error(word), user);
          },
        );
    };
  }

  /** Takes the steps one after the other. A play goes on beside those after it, and who began it stays to its end. */
  async #live(crew: Crew, flow: readonly Step[], user: VirtualUser): Promise<void> {
    const begun: Promise<void>[] = [];
    const fill = (value: unknown) => this.#helpers.template(value, user);
    for (const step of flow) {
      if ('watch' in step) await watch(crew, understood(WatchStep, fill(step.watch), 'watch'));
      else if (!this.#players.has(step)) {
        const playing = playShare(crew, understood(PlayStep, fill(step.play), 'play'), this.#folder);
        playing.catch(() => undefined);
        this.#players.set(step, playing);
        begun.push(playing);
      }
    }
    await Promise.all(begun);
  }
}
