import { ORDER_ACTIONS } from '#contract/orders/order-machine.ts';
import { orderAnswer } from '#sandbox/calls/money/order-answer.ts';
import { query } from '#sandbox/db/query.ts';
import { verifyLedger } from '#sandbox/ledger/verify-ledger.ts';
import { OrderRow } from '#sandbox/money/order-row.ts';
import { verifyMoney } from '#sandbox/money/verify-money.ts';
import { demoUserId } from '#sandbox/session/seed-members.ts';
import { OPENING } from '#tests/fixtures/money-books.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { CashPlatform } from './cash-platform.ts';
import type { Shopper, Wish } from './shopper.ts';

/** What the books say in the end against what was wanted and told. */
export type OrderFindings = {
  readonly wishes: number;
  readonly orders: number;
  readonly doubleDebits: number;
  readonly lostDebits: number;
  readonly unknown: number;
  readonly problems: readonly string[];
};

type Ending = {
  readonly platform: CashPlatform;
  readonly shoppers: readonly Shopper[];
  readonly storage: KeyValueStore;
};

const OWNERS = ['ann', 'bo'].map(demoUserId);
const STEPS = ORDER_ACTIONS.map((action) => `order.${action}`);

const ordersOf = ({ books }: CashPlatform, owner: string): readonly OrderRow[] =>
  query(books.db, OrderRow, 'SELECT * FROM money_order WHERE user_id = ?').all(owner);

/** What an order has done to the centre wallet by its state, told apart from the ledger. */
function effectOf({ kind, cls, amount, counterparty }: OrderRow): bigint {
  switch (kind) {
    case 'deposit':
    case 'fastDeposit':
      return cls === 'success' ? amount : 0n;
    case 'withdrawal':
    case 'fastDraw':
      return cls === 'open' || cls === 'success' ? -amount : 0n;
    case 'transfer': {
      const into: boolean = JSON.parse(counterparty)?.into === true;
      if (cls !== 'success') return 0n;
      return into ? -amount : amount;
    }
    default:
      return kind satisfies never;
  }
}

/** Did what was wanted happen, as the books have it? */
function happened({ books }: CashPlatform, { what, intentId }: Wish): boolean {
  if (intentId === null) return false;
  if (what.is !== 'deed') return OWNERS.some((owner) => books.money.store.byRequest(owner, intentId));
  return OWNERS.some((owner) => books.commands.answerTo({ owner, requestId: intentId }, STEPS, orderAnswer));
}

const nameOf = ({ what, intentId }: Wish) => `${what.is} ${intentId?.slice(0, 6)}`;

function toldWrongly(platform: CashPlatform, wish: Wish): string | null {
  const { outcome } = wish;
  if (!outcome || ('code' in outcome && outcome.code === 'NEEDS_LOGIN')) return null;
  const isMade = happened(platform, wish);
  if ('order' in outcome) return isMade ? null : `${nameOf(wish)} was told as made and is not`;
  return isMade ? `${nameOf(wish)} was told as ${outcome.code} and is made` : null;
}

/** Holds the whole ending against the ledger. */
export async function orderFindings({ platform, shoppers, storage }: Ending): Promise<OrderFindings> {
  const { books } = platform;
  const wishes = shoppers.flatMap((page) => page.wishes);
  const orders = OWNERS.flatMap((owner) => ordersOf(platform, owner));
  const problems: string[] = [];
  const wanted = new Set<string>(wishes.flatMap(({ intentId }) => intentId ?? []));

  const unwanted = orders.filter(({ request_id: id }) => !wanted.has(id));
  const doubled = orders.length - new Set(orders.map(({ request_id: id }) => id)).size;
  const ids = wishes.flatMap(({ intentId }) => intentId ?? []);
  if (ids.length !== wanted.size) problems.push('two wishes share an intent');
  for (const { kind, request_id: id } of unwanted) problems.push(`nobody wanted ${kind} ${id.slice(0, 6)}`);

  let astray = 0;
  for (const owner of OWNERS) {
    const expected = ordersOf(platform, owner).reduce((sum, order) => sum + effectOf(order), OPENING);
    if (books.balance(owner) === expected) continue;
    astray += 1;
    problems.push(`${owner} has ${books.balance(owner)} and should have ${expected}`);
  }
  if (!verifyLedger(books.db).sound) problems.push('the ledger is unsound');
  for (const account of verifyMoney(books.db).astray) problems.push(`${account} is not what its orders say`);

  for (const thrown of platform.broken) problems.push(`the platform broke: ${thrown}`);

  const wrong = wishes.flatMap((wish) => toldWrongly(platform, wish) ?? []);
  problems.push(...wrong);

  const open = shoppers.filter((page) => !page.closed());
  const here = new Set(open.map((page) => page.viewer()));
  const hanging = open.flatMap((page) => page.wishes).filter(({ outcome }) => outcome === null);
  for (const wish of hanging) problems.push(`${nameOf(wish)} is still waited for`);
  const resting = await Promise.all((await storage.keys()).map((key) => storage.get(key)));
  const unknown = resting.filter(
    (kept) =>
      isKept(kept) &&
      here.has(demoIn(kept.owner)) &&
      (kept.state === 'sending' || kept.state === 'verifying'),
  );
  for (const _ of unknown) problems.push('an intent is still being verified');

  for (const page of open) problems.push(...misshown(platform, page));
  return {
    wishes: wishes.length,
    orders: orders.length,
    doubleDebits: doubled + unwanted.length + astray,
    lostDebits: wrong.length,
    unknown: hanging.length + unknown.length,
    problems,
  };
}

type Kept = { readonly owner: string; readonly state: string };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'owner' in value && 'state' in value;
const demoIn = (owner: string) => OWNERS.find((known) => known === owner) ?? null;

/** What a page shows in the end must be the member's open orders; what it ever showed, the member's own. */
function misshown(platform: CashPlatform, page: Shopper): readonly string[] {
  const problems: string[] = [];
  const owner = page.viewer();
  const view = page.lastView();
  if (owner === null || !view) return ['nobody is logged in, in the end'];
  const real = platform.books.money.store.openOf(owner).map(({ order_id: id }) => id);
  const told = (view.open ?? []).map(({ orderId }) => String(orderId));
  if (real.toSorted().join() !== told.toSorted().join())
    problems.push(`shows ${told.length} open orders of ${real.length}`);
  if (view.verifying.length > 0) problems.push('still shows 核实中');
  const foreign = page.shown.filter(
    ({ viewer, view: { open } }) =>
      open?.some(({ orderId }) => platform.books.money.store.byId(orderId, viewer) === undefined) === true,
  );
  if (foreign.length > 0) problems.push('has shown another member’s orders');
  return problems;
}
