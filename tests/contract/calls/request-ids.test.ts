import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { CALL_USES } from '#contract/book/uses.table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { SELF_BLOCK_TYPES } from '#contract/protection/self-block/constants.ts';
import { examplesIn, sceneOf } from '../examples/call-examples.ts';
import { endWaiting, OPENING_CALLS } from '../examples/money-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { BAD_REQUEST, SUCCESS } = PLATFORM_CODES;
const USER = 'u-beian';
const SITE = 5000;
const now = () => sandbox().world.clock.now();

type Command = keyof typeof CALL_USES;
type Input = Readonly<Record<string, unknown>>;

const isCommand = (name: string): name is Command => Object.hasOwn(CALL_USES, name);
/** Calls whose request has an id of its own. */
const WITH_ID = Object.keys(calls)
  .filter(isCommand)
  .filter((name) => 'clientRequestId' in calls[name].request.entries);
const GUARDED = WITH_ID.filter((name) => !['free', 'withdraw'].includes(CALL_USES[name]));

const idOf = (name: Command) => `spent-on-${name.replace('.', '-')}`;

const currency = 'CNY' as const;

/** Setup of each state in which something is closed to a member, and the code of its refusal. */
const STATES: Readonly<
  Record<string, readonly [code: number, begin: (client: WireClient) => Promise<unknown>]>
> = {
  limited: [
    PLATFORM_CODES.LIMIT_REACHED,
    async (client) => {
      const lowest = { currency, period: 'day', amount: '1' } as const;
      await client.call('depositLimit.set', { ...lowest, amount: '1.00' });
      for (const kind of ['stake', 'gift'] as const) await client.call('ownLimit.set', { ...lowest, kind });
    },
  ],
  'held by a reality check': [
    PLATFORM_CODES.REALITY_CHECK_DUE,
    async () =>
      sandbox()
        .db.prepare('INSERT OR REPLACE INTO play_clock VALUES (?1, 60, ?2, ?2, 0, 0, ?2)')
        .run(USER, now()),
  ],
  blocked: [
    PLATFORM_CODES.BLOCKED_BY_CHOICE,
    async (client) => {
      for (const id of SELF_BLOCK_TYPES)
        await client.call('selfBlock.set', { kind: 'type', id, blocked: true });
    },
  ],
  unidentified: [
    PLATFORM_CODES.IDENTITY_NEEDED,
    async () => sandbox().db.prepare('DELETE FROM identity WHERE user_id = ?').run(USER),
  ],
  'on a break': [
    PLATFORM_CODES.ON_BREAK,
    (client) => client.call('restriction.rest', { length: 'week', day: null, reason: null }),
  ],
  excluded: [
    PLATFORM_CODES.EXCLUDED,
    (client) => client.call('restriction.exclude', { term: '6', agreed: true }),
  ],
};

/** Returns all data a member could have changed. */
const effects = () => {
  const { db } = sandbox();
  const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  return ['command', 'money_order', 'ledger_transfer', 'bet', 'activity_result'].map(count);
};

describe('[P.15] [P.16] [P.17] [P.18] an id that was spent on one call', () => {
  let client: WireClient;
  const spent = new Map<Command, Input>();
  const post = async (name: Command, input: unknown) => client.post(await client.prepare(name, input));

  beforeAll(async () => {
    client = await loggedIn(sandbox().origin, now, 'beian', String(SITE));
    const openers = WITH_ID.filter((name) => OPENING_CALLS.includes(name));
    for (const name of [...WITH_ID.filter((each) => !openers.includes(each)), ...openers]) {
      const scene = sceneOf(sandbox());
      const example: object = await examplesIn(scene)(name);
      if (openers.includes(name)) endWaiting(sandbox(), scene.money);
      const input = { ...example, clientRequestId: idOf(name) };
      expect((await post(name, input)).code, name).toBe(SUCCESS);
      spent.set(name, input);
    }
  });

  test('every command that carries an id is tried', () => {
    expect(GUARDED.length).toBeGreaterThan(10);
    expect(WITH_ID.length).toBeGreaterThanOrEqual(30);
    expect(spent.size).toBe(WITH_ID.length);
  });

  test.each(Object.entries(STATES))(
    'opens no other call for a member who is %s',
    async (_, [code, begin]) => {
      await begin(client);
      const isClosed = GUARDED.map(async (name) => {
        const clientRequestId = `fresh-${code}-${idOf(name)}`;
        return (await post(name, { ...spent.get(name), clientRequestId })).code;
      });
      expect(await Promise.all(isClosed)).toContain(code);
      const before = effects();
      for (const guarded of GUARDED) {
        const others = WITH_ID.filter((name) => name !== guarded);
        const codes = others.map(async (name) => {
          const outcome = await post(guarded, { ...spent.get(guarded), clientRequestId: idOf(name) });
          return [name, outcome.code] as const;
        });
        expect(await Promise.all(codes), guarded).toEqual(others.map((name) => [name, BAD_REQUEST]));
      }
      expect(effects()).toEqual(before);
    },
  );

  test.each(GUARDED)('%s with another input under its own id is refused', async (name) => {
    const before = effects();
    const { code } = await post(name, { ...spent.get(name), note: 'other' });
    expect(code).toBe(BAD_REQUEST);
    expect(effects()).toEqual(before);
  });

  test('still answers its own request as it did, and does nothing', async () => {
    const before = effects();
    for (const name of GUARDED) expect((await post(name, spent.get(name))).code, name).toBe(SUCCESS);
    expect(effects()).toEqual(before);
  });
});
