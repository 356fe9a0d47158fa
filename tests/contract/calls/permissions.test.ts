import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { fieldsOf } from '#tests/fixtures/fields-of.ts';
import { examplesIn, sceneOf } from '../examples/call-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient } from '../wire-client.ts';
import { BEARER, ENDS_SESSION, EXCEPT, OWNED, PUBLIC, SILENT } from './permissions.table.ts';

const sandbox = sandboxForFile();
const isCallName = (name: string): name is CallName => name in calls;
const names = Object.keys(calls).filter(isCallName);

const { NEEDS_LOGIN, AUTH_ERROR, CHAT_NO_RIGHTS } = PLATFORM_CODES;
const FORBIDDEN: readonly number[] = [NEEDS_LOGIN, AUTH_ERROR, CHAT_NO_RIGHTS];

/** Callers of the test; the examples belong to none of them. */
const PEOPLE = { guest: null, member: 'qinghe', admin: 'fangguan' } as const;
type Person = keyof typeof PEOPLE;

const isForAdmins = (name: CallName) => calls[name].errors?.includes('CHAT_NO_RIGHTS') === true;

/** Returns the permission refusal a caller gets; null for none. */
function refusalOf(name: CallName, person: Person): number | null {
  if (person === 'guest') return calls[name].credentials === 'member' ? NEEDS_LOGIN : null;
  return person === 'member' && isForAdmins(name) ? CHAT_NO_RIGHTS : null;
}

const clients = new Map<string, WireClient>();
let examples: ReturnType<typeof examplesIn> | undefined;
/** Examples of one scene: permissions do not depend on earlier calls. */
const exampleOf = (name: CallName) => {
  examples ??= examplesIn(sceneOf(sandbox()));
  return examples(name);
};

async function clientOf(name: string | null, call: CallName): Promise<WireClient> {
  const { origin, world } = sandbox();
  if (world.clock.mode === 'driven') world.clock.advance(2_000);
  if (name === null) return createWireClient(origin, world.clock.now);
  const client = clients.get(name) ?? (await loggedIn(origin, world.clock.now, name));
  if (ENDS_SESSION.has(call)) clients.delete(name);
  else clients.set(name, client);
  return client;
}

async function codeOf(name: CallName, account: string | null): Promise<number> {
  const client = await clientOf(account, name);
  return (await client.post(await client.prepare(name, await exampleOf(name)))).code;
}

test.each(names)('%s responds to guest, member and room admin as declared', async (name) => {
  for (const person of ['guest', 'member', 'admin'] as const) {
    const code = await codeOf(name, PEOPLE[person]);
    expect(FORBIDDEN.includes(code) ? code : null, person).toBe(refusalOf(name, person));
  }
});

const namesSomething = /(?:Ids?|Nos?|_id|[tT]icket|[tT]oken)$|^ids?$/;
const fields = names.flatMap((name) =>
  fieldsOf(calls[name].request)
    .filter((field) => namesSomething.test(field))
    .map((field) => ({ name, field })),
);
const owned = fields.filter(({ name, field }) => OWNED.has(field) && EXCEPT[name] !== field);

test('every field with an id declares its owner', () => {
  const unsaid = fields.filter(({ field }) => !OWNED.has(field) && !PUBLIC.has(field) && !BEARER.has(field));
  expect(unsaid.map(({ name, field }) => `${name} ${field}`)).toEqual([]);
  expect(owned.length).toBeGreaterThan(20);
});

const OWNER = 'u-beian';
const GAME = GAME_CATALOGUE.find(({ title }) => title?.name === '夜场灯光')?.gameId ?? '';
/** Shaped as an id of each kind may be. */
const UNKNOWN: Readonly<Record<string, string>> = {
  alertId: '999999999',
  feedbackId: '999999999',
  id: '999999999',
  ids: '999999999',
  parcelId: '999999999',
  recordId: '999999999',
};

/** The id that the example of a call has; for a call whose example names what need not be the owner's, one that is. */
function ownersId(name: CallName, ofExample: unknown): unknown {
  const { db, venues, world } = sandbox();
  const newest = (column: string, table: string) =>
    String(db.prepare(`SELECT max(${column}) AS id FROM ${table} WHERE user_id = ?`).get(OWNER)?.id);
  if (name.startsWith('inbox.')) return newest('message_id', 'message');
  if (name.startsWith('venue.')) {
    return venues.sessions.visit(OWNER, { gameId: GAME, currency: 'CNY', siteId: 5000 }, world.clock.now())
      .sessionId;
  }
  return name === 'statement.get' ? newest('record_id', 'money_record') : ofExample;
}

/** Returns the rows of every table that belong to the owner. */
function rowsOfOwner(): ReadonlyMap<string, string> {
  const { db } = sandbox();
  const hasOwner = (table: string) =>
    db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .some(({ name }) => name === 'user_id');
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return new Map(
    tables
      .map(({ name }) => String(name))
      .filter(hasOwner)
      .map((table) => [
        table,
        JSON.stringify(db.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).all(OWNER)),
      ]),
  );
}

describe.each(owned)('$name with the $field of another member', ({ name, field }) => {
  test('is answered like an unknown id, and changes no data', async () => {
    const client = await clientOf('xuexian', name);
    const example: Record<string, unknown> = await exampleOf(name);
    const foreign = ownersId(name, example[field]);
    expect(foreign).toBeTypeOf('string');
    const input = { ...example, [field]: foreign };
    const before = rowsOfOwner();
    const ofOther = await client.post(await client.prepare(name, input));
    const changed = [...rowsOfOwner()].filter(([table, rows]) => before.get(table) !== rows);
    const nobodys = { ...input, [field]: UNKNOWN[field] ?? '00'.repeat(8) };
    const ofNobody = await client.post(await client.prepare(name, nobodys));
    expect(ofOther).toEqual(ofNobody);
    expect(ofOther.code === 0).toBe(SILENT.has(name));
    expect(changed.map(([table]) => table)).toEqual([]);
  });
});
