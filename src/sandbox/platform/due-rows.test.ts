import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { createFeedbackStore, feedbackMigrations } from '#sandbox/domains/care/feedback/feedback-store.ts';
import { createFeedbackThreads } from '#sandbox/domains/care/feedback/feedback-threads.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';

const LATER = BOOKS_START + 400 * DAY_MS;
const PACKED = { carrier: '云岭快递', trackingNo: 'YL1', why: '' } as const;

const ADDRESS = {
  recipient: '江北岸',
  phone: '13700005520',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号',
  postcode: '315100',
} as const;

type Books = ReturnType<typeof activityBooks>;

/** Work that is due: rows that wait for it, how it is done, and how many rows still wait. */
type DueTable = {
  /** The name under which `eachDue` reports it. */
  readonly work: string;
  readonly table: string;
  readonly waiting: string;
  plant(books: Books, n: number): void;
  run(books: Books): void;
};

function feedbackOf({ db }: Books) {
  migrate(db, [feedbackMigrations]);
  const images = { of: () => null };
  return createFeedbackThreads({ db, store: createFeedbackStore(db), images, notify: () => {} });
}

const DUE: readonly DueTable[] = [
  {
    work: 'coupons',
    table: 'coupon',
    waiting: `state = 'available'`,
    plant: ({ money }, n) =>
      void money.coupons.give(
        { userId: 'u-ann', kind: 'coins', title: `${n}`, coins: 1n, expiresAt: BOOKS_START + DAY_MS },
        BOOKS_START,
      ),
    run: ({ money }) => money.coupons.endDue(LATER),
  },
  {
    work: 'bonuses',
    table: 'bonus',
    waiting: `state = 'offered'`,
    plant: ({ money }, n) => {
      const terms = { currency: 'CNY', source: 'operator', amount: 100n, times: 1, termDays: 1 } as const;
      money.bonuses.offer({ userId: 'u-ann', title: `${n}`, ...terms }, BOOKS_START + DAY_MS, BOOKS_START);
    },
    run: ({ money }) => money.bonuses.endDue(LATER),
  },
  {
    work: 'points',
    table: 'activity_point_lot',
    waiting: 'left_over > 0',
    plant: ({ service }, n) => service.points.credit('u-ann', BigInt(n), `${n}`, BOOKS_START),
    run: ({ service }) => service.points.endDue(LATER),
  },
  {
    work: 'parcels',
    table: 'parcel',
    waiting: `state = 'shipped'`,
    plant({ parcels: { desk } }, n) {
      const good = { userId: 'u-ann', goodsId: 'mug', source: '积分兑换', sourceKey: `due:${n}` } as const;
      const id = desk.open(good, BOOKS_START);
      desk.address('u-ann', id, ADDRESS, BOOKS_START);
      desk.step(id, 'pack', PACKED, BOOKS_START);
      desk.step(id, 'ship', PACKED, BOOKS_START);
    },
    run: ({ parcels }) => parcels.desk.run(BOOKS_START + 20 * DAY_MS),
  },
  {
    work: 'feedback',
    table: 'feedback',
    waiting: `state = 'resolved'`,
    plant(books, n) {
      const feedback = feedbackOf(books);
      const id = feedback.add('u-ann', 'idea', { requestId: `${n}`, text: '卡', pictures: [] }, BOOKS_START);
      feedback.write(id, 'resolve', '好了', BOOKS_START);
    },
    run: (books) => feedbackOf(books).close(LATER),
  },
];

type Waiting = Pick<DueTable, 'table' | 'waiting'>;

const waiting = (db: DatabaseSync, { table, waiting: where }: Waiting): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).get()?.n);

test.each(DUE)('$work: a row that cannot be changed blocks no other row', (due) => {
  const books = activityBooks();
  onTestFinished(() => books.db.close());
  if (!books.accounts.byId('u-ann')) books.member('ann');
  for (const n of [1, 2, 3]) due.plant(books, n);
  expect(waiting(books.db, due)).toBe(3);
  spoilOne(books.db, due);
  due.run(books);
  expect(waiting(books.db, due)).toBe(1);
});

/** Condition that matches the stuck row by its key. */
function keyOf(db: DatabaseSync, table: string): string {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0').all(table);
  return columns.map(({ name }) => `old.${name} = (SELECT ${name} FROM stuck)`).join(' AND ');
}

/** Makes one of the waiting rows one that cannot be changed. */
function spoilOne(db: DatabaseSync, { table, waiting: where }: Waiting): void {
  db.exec(`
    CREATE TABLE stuck AS SELECT * FROM ${table} WHERE ${where} LIMIT 1;
    CREATE TRIGGER stuck_row BEFORE UPDATE ON ${table}
    WHEN ${keyOf(db, table)} BEGIN SELECT RAISE(ABORT, 'stuck'); END;
  `);
}

/** Work of timers, with three rows that wait for it, as SQL; `?1` is now. */
type TimedTable = Waiting & { readonly work: string; readonly plant: string };

const HOUR = 3_600_000;
/** A trial visit to a shared table. */
const TABLE_VISIT = 'table-visit';
/** Interval at which members are checked for harm markers. */
const CHECK_EVERY_MS = 600_000;
const conversations = (work: string, state: string, ageMs: number): TimedTable => ({
  work,
  table: 'conversation',
  waiting: `owner LIKE '${state}-%' AND state = '${state}'`,
  plant: `INSERT INTO conversation (owner, site_id, state, queued_at, seen_at, said_at, changed_at)
    SELECT '${state}-' || value, '5000', '${state}', ?1 - ${ageMs}, ?1 - ${ageMs}, ?1 - ${ageMs}, ?1 - ${ageMs}
    FROM json_each('[1, 2, 3]')`,
});
const prizes = (work: string, where: string, claimUntil: string): TimedTable => ({
  work,
  table: 'activity_result',
  waiting: `period = '${work}' AND ${where}`,
  plant: `INSERT INTO activity_result (result_id, activity_id, period, user_id, n, did, state, prize, at, claim_until)
    SELECT '${work}-' || value, (SELECT activity_id FROM activity_edition WHERE kind = 'wheel' LIMIT 1), '${work}',
      'u-beian', value, 'spin', 'won', '{"is":"coins","coins":"1"}', ?1 - ${HOUR}, ${claimUntil}
    FROM json_each('[1, 2, 3]')`,
});

const TIMED: readonly TimedTable[] = [
  {
    work: 'reminders',
    table: 'member_reminder',
    waiting: `id = 'gone' AND told_at IS NULL`,
    plant: `INSERT INTO member_reminder SELECT user_id, 'match', 'gone', ?1, NULL FROM member LIMIT 3`,
  },
  {
    work: 'price alerts',
    table: 'price_alert',
    waiting: `match_id = 'gone' AND state = 'open'`,
    plant: `INSERT INTO price_alert (user_id, venue, match_id, market_id, selection_id, names, side, odds, set_at, state)
      SELECT user_id, 'YBTY', 'gone', 'gone-win', 'gone-win-home',
      '{"homeName":"","awayName":"","marketName":"","itemName":""}', 'atLeast', '2.00', ?1, 'open' FROM member LIMIT 3`,
  },
  {
    work: 'bets at tables',
    table: 'game_round',
    waiting: `session_id = '${TABLE_VISIT}' AND state = 'open'`,
    // The platform has no issue of that number, so that every bet is refunded at once.
    plant: `INSERT INTO game_round
      (session_id, issue, choice, stake, raised, payout, outcome, moves, rules, state, request_id, at)
      SELECT '${TABLE_VISIT}', 999, 0, 1000, 0, 0, '[]', '[]', '', 'open', value, ?1 FROM json_each('[1, 2, 3]')`,
  },
  conversations('offline conversations', 'offline', HOUR),
  conversations('queued conversations', 'queued', HOUR),
  conversations('answered conversations', 'waitingMember', HOUR),
  conversations('resolved conversations', 'resolved', 30 * DAY_MS),
  {
    work: 'invitations',
    table: 'invitation',
    waiting: `inviter_id = 'u-xuexian' AND state = 'registered'`,
    plant: `INSERT INTO invitation (inviter_id, friend_id, currency, state, registered_at)
      SELECT 'u-xuexian', user_id, 'CNY', 'registered', ?1 - ${40 * DAY_MS} FROM member
      WHERE user_id <> 'u-xuexian' AND user_id NOT IN (SELECT friend_id FROM invitation) LIMIT 3`,
  },
  prizes('unclaimed prizes', "state = 'won'", '?1 - 1'),
  prizes('prizes that end', 'told_at IS NULL', `?1 + ${HOUR}`),
  {
    work: 'points that end',
    table: 'activity_point_lot',
    waiting: 'amount = 77 AND told = 0',
    plant: `INSERT INTO activity_point_lot (user_id, amount, left_over, earned_at, expires_at)
      SELECT user_id, 77, 77, ?1, ?1 + ${DAY_MS} FROM member LIMIT 3`,
  },
];

describe('work of timers', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd: 0, world: 'driven' });
    const table = GAME_CATALOGUE.find(({ title }) => title.rules.table);
    sandbox.db
      .prepare(`INSERT INTO play_session VALUES (?, 'guest', 5000, ?, 'CNY', 1, ?, ?, NULL)`)
      .run(TABLE_VISIT, table?.gameId ?? '', LATER, LATER);
  });
  afterAll(() => sandbox.close());

  test.each(TIMED)('$work: a stuck row does not block the others', (due) => {
    const { db, world } = sandbox;
    onTestFinished(() => db.exec('DROP TRIGGER stuck_row; DROP TABLE stuck'));
    db.prepare(due.plant).run(world.clock.now());
    expect(waiting(db, due)).toBe(3);
    spoilOne(db, due);
    world.clock.advance(61_000);
    expect(waiting(db, due)).toBe(1);
  });

  test('a member whose harm markers could not be written is checked again', () => {
    const { db, world } = sandbox;
    const note = db.prepare(`INSERT INTO harm_note (user_id, kind, at) VALUES ('u-beian', 'limitRaised', ?)`);
    for (const before of [1, 2, 3]) note.run(world.clock.now() - before);
    db.exec(
      `CREATE TRIGGER stuck_marker BEFORE INSERT ON harm_marker BEGIN SELECT RAISE(ABORT, 'stuck'); END`,
    );
    world.clock.advance(CHECK_EVERY_MS);
    db.exec('DROP TRIGGER stuck_marker');
    world.clock.advance(CHECK_EVERY_MS);
    expect(db.prepare(`SELECT count(*) AS n FROM harm_marker WHERE user_id = 'u-beian'`).get()?.n).toBe(1);
  });
});

/** Works whose rows are no rows of one table, or that come with the start of a platform only; `…` is any name. */
const OF_MANY_TABLES = [
  '… …',
  'activity editions',
  'agent months',
  'automatic decisions',
  'birthdays',
  'duty …',
  'grades',
  'harm markers',
  'hashes of excluded members',
  'identities of demonstration members',
  'late rebates',
  'money of restricted members',
  'rebates',
  'seed …',
];

test('every work over rows that are due is spoiled here, or listed', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const named = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    const calls = source.split(/\beachDue(?:<\w+>)?\(/).slice(1);
    return calls.flatMap((call) => /^[^;{]*?['`]([^'`]+)['`]/.exec(call)?.[1] ?? []);
  });
  const known = [...DUE, ...TIMED].map(({ work }) => work);
  const works = named.map((name) => name.replaceAll(/\$\{\w+\}/g, '…'));
  expect([...new Set(works)].toSorted()).toEqual([...known, ...OF_MANY_TABLES].toSorted());
});
