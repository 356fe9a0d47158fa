import { expect, test } from 'vitest';
import type { Call } from '../calls/define-call.ts';
import { calls, fullCallBook } from './table.ts';

const byName: Readonly<Record<string, Call>> = calls;
const isPageCall = (name: string): boolean => byName[name]?.owner === 'page';

const table: readonly (readonly [string, Call])[] = Object.entries(calls);

/** The fields of a request, whether or not a check follows its object. */
function fieldsOf({ request }: Call): readonly string[] {
  const pipe: unknown = Reflect.get(request, 'pipe');
  const object: unknown = Array.isArray(pipe) ? pipe[0] : request;
  const entries: unknown =
    typeof object === 'object' && object !== null ? Reflect.get(object, 'entries') : {};
  return Object.keys(Object(entries));
}

const carriesOwnId = (call: Call): boolean =>
  fieldsOf(call).some((field) => field === 'clientRequestId' || field === 'clientMsgId');

test('a page calls only its own calls; others belong to the core', () => {
  expect(isPageCall('live.matchDetail')).toBe(true);
  for (const name of ['account.login', 'account.loginByPhone', 'register.submit', 'transfer.move'])
    expect(isPageCall(name)).toBe(false);
});

test.each(['', 'live', 'nothing.such', 'constructor', '__proto__', 'toString'])('%j is no call', (name) => {
  expect(fullCallBook(name)).toBeUndefined();
});

test('[4.05] a call is a command exactly when its request carries an id', () => {
  for (const [name, call] of table) expect([name, call.command === true]).toEqual([name, carriesOwnId(call)]);
});

test('[4.05] a command belongs to the core and is never retried or cached', () => {
  const commands = table.filter(([, { command }]) => command);
  expect(commands.length).toBeGreaterThan(20);
  for (const [name, call] of commands) {
    expect([name, call.retry, call.cacheSeconds]).toEqual([name, undefined, undefined]);
    expect(isPageCall(name)).toBe(false);
  }
});

test('[4.05] only a member command moves money', () => {
  const moving = table.filter(([, { movesMoney }]) => movesMoney);
  expect(moving.length).toBeGreaterThan(10);
  for (const [name, { command, credentials }] of moving)
    expect([name, command, credentials]).toEqual([name, true, 'member']);
});
