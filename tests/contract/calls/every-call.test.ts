import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { ADMIN_CALLS, examplesIn, sceneOf } from '../examples/call-examples.ts';
import { endWaiting, FRESH_WALLET_CALLS, OPENING_CALLS } from '../examples/money-examples.ts';
import { restrictedMemberOf } from '../examples/restriction-examples.ts';
import { guardedMemberOf } from '../examples/security-examples.ts';
import { unreadExamples } from '../examples/unread-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, showPassword, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const unreadExample = unreadExamples(sandbox);
const isCallName = (name: string): name is CallName => name in calls;
const names = Object.keys(calls).filter(isCallName);

/** Accounts for calls that require an agent. */
const CALLERS: Partial<Record<CallName, string>> = {
  'agent.overview': 'xuexian',
  'agent.members': 'xuexian',
};

/** Reports whether a call can have a misshaped input: parameters are always an object, so that a call without any has none. */
function canBeMisshaped(name: CallName): boolean {
  const { body, request }: { body: string; request: v.GenericSchema } = calls[name];
  return body === 'json' || !v.is(request, {});
}

/** Calls after which payouts are blocked for a while. */
const PASSWORD_CHANGES: readonly CallName[] = ['withdraw.updatePassword', 'withdraw.resetPassword'];
/** Orders are opened after the steps of the waiting ones; logging out is last: it ends the session of the others. */
const LAST: readonly CallName[] = [...OPENING_CALLS, ...PASSWORD_CHANGES, 'account.logout'];
/** A slot is launched after the choice of time and spend. */
const FIRST: readonly CallName[] = ['venue.plan'];
const inOrder = [...FIRST, ...names.filter((name) => ![...FIRST, ...LAST].includes(name)), ...LAST];

describe('every call is opened and sealed by client and sandbox', () => {
  const clients = new Map<string, WireClient>();
  const clientOf = async (account: string) => {
    const { origin, world } = sandbox();
    const client = clients.get(account) ?? (await loggedIn(origin, world.clock.now, account));
    clients.set(account, client);
    return client;
  };
  const clientFor = async (name: CallName) => {
    const { origin, world } = sandbox();
    if (calls[name].credentials === 'none') return createWireClient(origin, world.clock.now);
    const isAdmin = [...ADMIN_CALLS, ...FRESH_WALLET_CALLS].includes(name);
    const usual = name.startsWith('profile.bind') ? 'wuhao' : isAdmin ? 'fangguan' : 'beian';
    const account = guardedMemberOf(name) ?? restrictedMemberOf(name) ?? CALLERS[name] ?? usual;
    const client = await clientOf(account);
    if (name.startsWith('profile.bind')) await showPassword(client, account, 'bindContact');
    return client;
  };

  test.each(inOrder)('%s answers success in the shape of the table', async (name) => {
    const { world } = sandbox();
    if (world.clock.mode === 'driven') world.clock.advance(2_000);
    const scene = sceneOf(sandbox());
    const example = await examplesIn(scene)(name);
    if (OPENING_CALLS.includes(name)) endWaiting(sandbox(), scene.money);
    const client = await clientFor(name);
    const outcome = await client.post(await client.prepare(name, example));
    expect(outcome).toMatchObject({ code: 0 });
    const shape: v.GenericSchema<unknown, unknown> = calls[name].response;
    expect(v.safeParse(shape, outcome.data).issues).toBeUndefined();
  });

  test.each(names.filter((name) => calls[name].credentials === 'member'))(
    '%s refuses a guest with NEEDS_LOGIN and a made-up token with AUTH_ERROR',
    async (name) => {
      const { origin, world } = sandbox();
      const example = await unreadExample(name);
      const guest = createWireClient(origin, world.clock.now);
      const stranger = createWireClient(origin, world.clock.now, 'ab'.repeat(32));
      expect((await guest.post(await guest.prepare(name, example))).code).toBe(401000);
      expect((await stranger.post(await stranger.prepare(name, example))).code).toBe(401001);
    },
  );

  test.each(names.filter(canBeMisshaped))('%s refuses an input that is not of its shape', async (name) => {
    const client = await clientOf('fangguan');
    const outcome = await client.post(await client.prepare(name, 'not an object'));
    expect(outcome).toMatchObject({ code: 400001, data: null });
  });
});
