import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { createFeedbackDesk } from '#sandbox/domains/feedback/feedback-desk.ts';
import { createFeedbackStore, feedbackMigrations } from '#sandbox/domains/feedback/feedback-store.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/activity-books.ts';

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
  readonly table: string;
  readonly waiting: string;
  plant(books: Books, n: number): void;
  run(books: Books): void;
};

function feedbackOf({ db }: Books) {
  migrate(db, [feedbackMigrations]);
  const pictures = { of: () => null };
  return createFeedbackDesk({ db, store: createFeedbackStore(db), pictures, tell: () => {} });
}

const DUE: readonly DueTable[] = [
  {
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
    table: 'bonus',
    waiting: `state = 'offered'`,
    plant: ({ money }, n) => {
      const terms = { currency: 'CNY', source: 'operator', amount: 100n, times: 1, termDays: 1 } as const;
      money.bonuses.offer({ userId: 'u-ann', title: `${n}`, ...terms }, BOOKS_START + DAY_MS, BOOKS_START);
    },
    run: ({ money }) => money.bonuses.endDue(LATER),
  },
  {
    table: 'activity_point_lot',
    waiting: 'left_over > 0',
    plant: ({ service }, n) => service.points.credit('u-ann', BigInt(n), `${n}`, BOOKS_START),
    run: ({ service }) => service.points.endDue(LATER),
  },
  {
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
    table: 'feedback',
    waiting: `state = 'resolved'`,
    plant(books, n) {
      const desk = feedbackOf(books);
      const id = desk.add('u-ann', 'idea', { requestId: `${n}`, text: '卡', pictures: [] }, BOOKS_START);
      desk.write(id, 'resolve', '好了', BOOKS_START);
    },
    run: (books) => feedbackOf(books).close(LATER),
  },
];

const waiting = (db: DatabaseSync, { table, waiting: where }: DueTable): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).get()?.n);

test.each(DUE)('a row of $table that cannot be changed holds up no other', (due) => {
  const books = activityBooks();
  onTestFinished(() => books.db.close());
  if (!books.accounts.byId('u-ann')) books.member('ann');
  for (const n of [1, 2, 3]) due.plant(books, n);
  expect(waiting(books.db, due)).toBe(3);
  books.db.exec(`
    CREATE TABLE stuck AS SELECT * FROM ${due.table} WHERE ${due.waiting} LIMIT 1;
    CREATE TRIGGER stuck_row BEFORE UPDATE ON ${due.table}
    WHEN ${keyOf(books.db, due.table)} BEGIN SELECT RAISE(ABORT, 'stuck'); END;
  `);
  due.run(books);
  expect(waiting(books.db, due)).toBe(1);
});

/** Says whether a row is the stuck one. */
function keyOf(db: DatabaseSync, table: string): string {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0').all(table);
  return columns.map(({ name }) => `old.${name} = (SELECT ${name} FROM stuck)`).join(' AND ');
}
