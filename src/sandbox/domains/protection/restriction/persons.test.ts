import { expect, onTestFinished, test } from 'vitest';
import { random } from '#contract/units/random.ts';
import { plainName } from '#sandbox/base/names/member-names.ts';
import type { StrongKey } from '#sandbox/base/names/person-check.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { inboxMigrations } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { identityMigrations } from '#sandbox/domains/people/identity/identity-store.ts';
import { profileMigrations } from '#sandbox/domains/people/profile/profile-migrations.ts';
import { moneyMigrations } from '#sandbox/platform/money-migrations.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { createPersons, keyHash } from './persons.ts';
import { restrictionMigrations } from './restriction-store.ts';

const SIMULATIONS = byEffort(300);

/** All identifying details of an account. */
type Details = {
  readonly phone: string;
  readonly card: string;
  readonly address: string;
  readonly idNumber: string;
  readonly device: string;
  readonly name: string;
  readonly birthday: string;
};
type Part = keyof Details;
const STRONG = ['phone', 'card', 'address', 'idNumber'] as const;
const WEAK = ['device', 'name', 'birthday'] as const;

function books() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [
    platformMigrations,
    moneyMigrations,
    profileMigrations,
    inboxMigrations,
    restrictionMigrations,
    identityMigrations,
  ]);
  const persons = createPersons(db, 'secret of a test');
  let ids = 0;
  const run = (sql: string, ...values: (string | number)[]) => void db.prepare(sql).run(...values);
  const payee =
    'INSERT INTO payee (payee_id, user_id, kind, bank_code, number, label, added_at) VALUES (?, ?, ?, ?, ?, ?, 0)';
  /** An account of these details; `without` are those it does not have yet. */
  const open = (details: Details, without: readonly Part[] = []): string => {
    ids += 1;
    const userId = `u-${ids}`;
    const has = (part: Part) => !without.includes(part);
    run(`INSERT INTO member VALUES (?, ?, '', '', 0, '', '', 1, 0, 0)`, userId, userId);
    if (has('phone'))
      run(`INSERT INTO contact (user_id, address, channel) VALUES (?, ?, 'phone')`, userId, details.phone);
    if (has('card')) run(payee, `c-${ids}`, userId, 'card', 'BANK', details.card, '');
    if (has('address')) run(payee, `a-${ids}`, userId, 'address', 'TRC20', details.address, '');
    if (has('idNumber')) {
      const hash = persons.hashOf({ kind: 'idNumber', value: details.idNumber });
      run(`INSERT INTO identity (user_id, state, id_hash) VALUES (?, 'rejected', ?)`, userId, hash);
    }
    run('INSERT INTO member_device VALUES (?, ?)', userId, details.device);
    run('INSERT INTO real_name VALUES (?, ?)', userId, details.name);
    run('INSERT INTO member_profile (user_id, birthday) VALUES (?, ?)', userId, details.birthday);
    return userId;
  };
  return { db, open, persons };
}

const detailsOf = (n: number): Details => ({
  phone: `+8613${String(900_000_000 + n)}`,
  card: `6222${String(100_000_000_000 + n)}`,
  address: `T-address-${n}`,
  idNumber: `110105${String(190_000_000_000 + n)}`,
  device: `device-${n}`,
  name: `人名${n}`,
  birthday: `19${String(50 + (n % 40))}-0${1 + (n % 9)}-1${n % 10}`,
});

test(`[P.18] of ${SIMULATIONS} returning excluded persons, none passes with a strong key`, () => {
  const { open, persons } = books();
  const next = random('exclusion');
  for (let simulation = 0; simulation < SIMULATIONS; simulation += 1) {
    const own = detailsOf(simulation * 7);
    const excluded = open(own);
    persons.remember(excluded);
    const other = detailsOf(simulation * 7 + 1_000_003);
    const sharedParts = new Set<Part>([...STRONG, ...WEAK].filter(() => next() < 0.35));
    const comer: Details = {
      phone: sharedParts.has('phone') ? own.phone : other.phone,
      card: sharedParts.has('card') ? own.card : other.card,
      address: sharedParts.has('address') ? own.address : other.address,
      idNumber: sharedParts.has('idNumber') ? own.idNumber : other.idNumber,
      device: sharedParts.has('device') ? own.device : other.device,
      name: sharedParts.has('name') ? own.name : other.name,
      birthday: sharedParts.has('birthday') ? own.birthday : `2000-01-0${1 + (simulation % 9)}`,
    };
    const again = open(comer, [...STRONG]);
    const isRefused = (kind: StrongKey['kind']) => persons.isExcluded({ kind, value: comer[kind] }, again);
    for (const kind of STRONG) expect(isRefused(kind), `${simulation} ${kind}`).toBe(sharedParts.has(kind));
    const weak = WEAK.filter((kind) => sharedParts.has(kind)).length;
    expect(persons.isDoubtful(again), `${simulation} of ${weak} weak`).toBe(weak >= 2);
    expect(STRONG.some((kind) => persons.isExcluded({ kind, value: own[kind] }, excluded))).toBe(false);
    if (next() < 0.5) {
      persons.setApart(again);
      expect(persons.isDoubtful(again)).toBe(false);
    }
    if (next() < 0.5) {
      persons.forget(excluded);
      expect(STRONG.some((kind) => isRefused(kind))).toBe(false);
      expect(persons.isDoubtful(again)).toBe(false);
    }
  }
});

test('[P.18] removed details still exclude; a name or device alone never does', () => {
  const { db, open, persons } = books();
  const own = detailsOf(1);
  const excluded = open(own);
  persons.remember(excluded);
  db.prepare('DELETE FROM payee WHERE user_id = ?').run(excluded);
  expect(persons.isExcluded({ kind: 'card', value: own.card }, null)).toBe(true);
  expect(persons.isExcluded({ kind: 'address', value: own.card }, null)).toBe(false);
  const namesake = open({ ...detailsOf(2), name: own.name });
  const housemate = open({ ...detailsOf(3), device: own.device });
  expect([namesake, housemate].map(persons.isDoubtful)).toEqual([false, false]);
});

test('[P.18] accounts with one card are one person’s, and are excluded together', () => {
  const { open, persons } = books();
  const own = detailsOf(1);
  const first = open(own);
  const second = open({ ...detailsOf(2), card: own.card });
  open(detailsOf(3));
  expect(persons.accountsOf(first)).toEqual([first, second]);
  expect(persons.accountsOf(second)).toEqual([second, first]);
});

test('[P.18] name spellings that differ in point, width and blanks are equal', () => {
  const written = ['阿依古丽·买买提', '阿依古丽•买买提', '阿依古丽．买买提', ' 阿依古丽 买买提'];
  expect(new Set(written.map(plainName)).size).toBe(1);
  expect(plainName('阿依古丽·买买提')).not.toBe(plainName('阿依古丽·买提'));
});

test('[P.18] a key is stored as a hash under a secret', () => {
  const phone = keyHash('secret', { kind: 'phone', value: '+86 139-0000-1018' });
  expect(phone).toMatch(/^[0-9a-f]{64}$/);
  expect(keyHash('secret', { kind: 'phone', value: '8613900001018' })).toBe(phone);
  expect(keyHash('another', { kind: 'phone', value: '8613900001018' })).not.toBe(phone);
  expect(keyHash('secret', { kind: 'card', value: '8613900001018' })).not.toBe(phone);
});
