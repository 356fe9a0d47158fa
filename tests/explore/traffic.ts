import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { calls } from '#contract/book/table.ts';

/** Lines that a browser writes itself when a request fails. */
const NETWORK_LINE = /Failed to load resource|net::ERR_|WebSocket connection/;
/** Least time between a failed request and the next one to the same address, ms [back-off of all polls]. */
const LEAST_PAUSE_MS = 500;
/** Requests of one address with different contents may fail side by side; more in that time are a loop. */
const MAX_PARALLEL_FAILURES = 6;

const commandPaths: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((call) =>
    !('command' in call && call.command)
      ? []
      : typeof call.path === 'string'
        ? [call.path]
        : Object.values(call.path),
  ),
);

/** Records what the pages of a browser send and write, for the properties of a step. */
export class Traffic {
  readonly #origin: string;
  #errors: string[] = [];
  #commands: string[] = [];
  readonly #failures = new Map<string, number[]>();
  #foreign: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#errors.push(`error: ${error.error().message}`));
    context.on('console', this.#said);
    context.on('request', this.#sent);
    context.on('requestfailed', (request) => this.#failed(request));
    context.on('response', (response) => {
      if (response.status() >= 500) this.#failed(response.request());
    });
  }

  readonly #said = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' || NETWORK_LINE.test(message.text())) return;
    this.#errors.push(`console: ${message.text().slice(0, 300)}`);
  };

  readonly #sent = (request: Request): void => {
    const { pathname, hostname, protocol } = new URL(request.url());
    if (request.method() === 'POST' && commandPaths.has(pathname)) this.#commands.push(pathname);
    if (
      protocol.startsWith('http') &&
      !hostname.endsWith(new URL(this.#origin).hostname) &&
      hostname !== '127.0.0.1'
    )
      this.#foreign.push(hostname);
  };

  #failed(request: Request): void {
    const { pathname } = new URL(request.url());
    this.#failures.set(pathname, [...(this.#failures.get(pathname) ?? []), Date.now()]);
  }

  /** Returns the addresses that were requested repeatedly without a pause while they failed. */
  #stormed(): readonly string[] {
    return [...this.#failures].flatMap(([path, times]) => {
      const close = times.filter(
        (at, index) =>
          at - (times[index - MAX_PARALLEL_FAILURES] ?? Number.NEGATIVE_INFINITY) < LEAST_PAUSE_MS,
      );
      return close.length > 0
        ? [`${path}: ${MAX_PARALLEL_FAILURES + 1} failures within ${LEAST_PAUSE_MS} ms`]
        : [];
    });
  }

  /** Returns the findings since the last step, by property. */
  drain(): Readonly<Record<string, readonly string[]>> {
    const found = {
      'throws no error and writes none to the console': this.#errors,
      'sends one command for a press': this.#commands.length > 1 ? [this.#commands.join()] : [],
      'pauses between failed requests': this.#stormed(),
      'asks no other site': [...new Set(this.#foreign)],
    };
    [this.#errors, this.#commands, this.#foreign] = [[], [], []];
    this.#failures.clear();
    return found;
  }
}
