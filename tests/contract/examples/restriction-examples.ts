import type { DatabaseSync } from 'node:sqlite';
import type { CallName } from '#contract/book/table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { LIGHT_COST, storePassword } from '#sandbox/domains/ground/member/password.ts';

type Scene = { readonly db: DatabaseSync; readonly now: number };

/** Caller of each call that changes a restriction, and the account before it: state, end and request time. */
const ASKERS = {
  'restriction.rest': { name: 'lirest', state: 'free', requestedAgoMs: null },
  'restriction.exclude': { name: 'liexclude', state: 'free', requestedAgoMs: null },
  'restriction.close': { name: 'liclose', state: 'free', requestedAgoMs: null },
  'restriction.askBack': { name: 'liask', state: 'ended', requestedAgoMs: null },
  'restriction.stayAway': { name: 'listay', state: 'reopening', requestedAgoMs: 0 },
  'restriction.open': { name: 'liopen', state: 'reopening', requestedAgoMs: DAY_MS },
} as const;

const hasCaller = (name: string): name is keyof typeof ASKERS => Object.hasOwn(ASKERS, name);

/** Returns the member who makes a restriction call in the examples. */
export const restrictedMemberOf = (name: CallName): string | null =>
  hasCaller(name) ? ASKERS[name].name : null;

/** Opens the accounts once, and puts each back to what it is before its call. */
async function prepare({ db, now }: Scene): Promise<void> {
  const isThere = db.prepare('SELECT 1 FROM member WHERE name = ?');
  const add = db.prepare(
    `INSERT INTO member (user_id, name, nickname, avatar, level, salt, password, has_phone, room_admin, blocked)
     VALUES (?, ?2, ?2, '', 0, ?, ?, 1, 0, 0)`,
  );
  const insertRestriction = db.prepare('INSERT OR REPLACE INTO restriction VALUES (?, ?, ?, ?, ?, ?)');
  for (const { name, state, requestedAgoMs } of Object.values(ASKERS)) {
    if (isThere.get(name) === undefined) {
      const { salt, password } = await storePassword(
        await loginHash(nodeEngine, name, DEMO_PASSWORD),
        LIGHT_COST,
      );
      add.run(`u-${name}`, name, salt, password);
    }
    insertRestriction.run(
      `u-${name}`,
      state,
      now - 9 * DAY_MS,
      now - DAY_MS,
      requestedAgoMs === null ? null : now - requestedAgoMs,
      '',
    );
  }
}

/** One valid request of every call about restrictions. */
export async function restrictionExamples(scene: Scene) {
  await prepare(scene);
  return {
    'selfBlock.list': {},
    'selfBlock.set': { kind: 'type', id: 'gift', blocked: false },
    'restriction.get': {},
    'restriction.outlook': { currency: 'CNY' },
    'restriction.rest': { length: 'week', day: null, reason: 'time' },
    'restriction.exclude': { term: '12', agreed: true },
    'restriction.close': { reason: 'unused' },
    'restriction.askBack': {},
    'restriction.stayAway': {},
    'restriction.open': {},
  } as const;
}
