import { getEventListeners } from 'node:events';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appError, clientError } from '#contract/errors.ts';
import { UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { createCommandClient, newRequestId } from './commands.ts';

const OWNER = v.parse(UserId, 'u-ann');
const RECOVERY = { is: 'recovery', currency: 'CNY' } as const;
const COMMANDS = 1_000;

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

/** Creates a client over a core that ends as given, time after time; the last end repeats. */
function clientOver(...ends: readonly (() => Promise<CommandOutcome>)[]) {
  let runs = 0;
  const abandoned: string[] = [];
  const run = createCommandClient({
    newId: newRequestId,
    commands: {
      run: () => (ends[runs++] ?? ends.at(-1) ?? Promise.reject)(),
      leave: (_owner, requestId) => Promise.resolve(void abandoned.push(requestId)),
    },
  });
  return { run, left: abandoned };
}

const done = () => Promise.resolve<CommandOutcome>({ is: 'done' });
const died = () => Promise.reject<CommandOutcome>(clientError('CORE_DEAD'));
const refused = () => Promise.reject<CommandOutcome>(appError('BALANCE_SHORT'));

test.each([
  ['done', [done], 'done'],
  ['refused', [refused], 'BALANCE_SHORT'],
  ['repeated after the death of a core', [died, died, done], 'done'],
])('%s: 1,000 commands leave no listener on the signal', async (_name, ends, last) => {
  const { signal } = new AbortController();
  const ended = new Set<string>();
  for (let count = 0; count < COMMANDS; count++) {
    const running = clientOver(...ends).run(OWNER, RECOVERY, signal);
    expect(listeners(signal)).toBe(1);
    ended.add(
      await running.then(
        ({ is }) => is,
        ({ code }) => code,
      ),
    );
  }
  expect(listeners(signal)).toBe(0);
  expect([...ended]).toEqual([last]);
});

test('a closed screen leaves its command and no listener', async () => {
  const screen = new AbortController();
  const { run, left } = clientOver(() => new Promise<CommandOutcome>(() => undefined));
  const running = run(OWNER, RECOVERY, screen.signal);
  screen.abort();
  await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(left).toHaveLength(1);
  expect(listeners(screen.signal)).toBe(0);
});
