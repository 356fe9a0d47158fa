import { subjectOf } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/command-id.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { query } from '#sandbox/db/query.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { verifyLedger, verifyMoney } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { OrderRow } from '#sandbox/domains/money/order/order-row.ts';
import { OPENING } from '#tests/fixtures/money/test-money.ts';
import type { CashPlatform } from './cash-platform.ts';
import { OPENING_COINS } from './coin-answers.ts';
import { type CommandRow, commandRows, effectsOf } from './command-effects.ts';
import type { SimulatedMember, SubmittedCommand } from './simulated-member.ts';

/** Final state of the ledger, compared with the given commands and the pages. */
export type OrderFindings = {
  readonly submittedCommands: number;
  /** Orders and other commands that were carried out. */
  readonly orders: number;
  readonly doubleDebits: number;
  readonly lostDebits: number;
  readonly unknown: number;
  readonly problems: readonly string[];
};

type Ending = {
  readonly platform: CashPlatform;
  readonly members: readonly SimulatedMember[];
  /** Returns the number of unresolved commands of these members on the device. */
  undecided(owners: ReadonlySet<string | null>): number;
};

const OWNERS = ['ann', 'bo'].map(demoUserId);
const CURRENCIES = ['CNY', 'USDT', 'COIN'] as const;

const ordersOf = ({ books }: CashPlatform, owner: string): readonly OrderRow[] =>
  query(books.db, OrderRow, 'SELECT * FROM money_order WHERE user_id = ?').all(owner);

/** Computes the effect of an order on the centre wallet from its state, independently of the ledger. */
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

/** Owner whose money a request has moved; null when it was never executed. */
type DoneBy = ReadonlyMap<string, string>;

const nameOf = ({ command, requestId }: SubmittedCommand) => `${command.is} ${requestId?.slice(0, 6)}`;

const isSameCommand = (left: SubmittedCommand, right: SubmittedCommand) =>
  left.owner === right.owner &&
  commandKeyOf(subjectOf(left.command)) === commandKeyOf(subjectOf(right.command));

function shownWrongly(
  submittedCommands: readonly SubmittedCommand[],
  done: DoneBy,
  submitted: SubmittedCommand,
): string | null {
  const { outcome, requestId } = submitted;
  if (!outcome || requestId === null || ('code' in outcome && outcome.code === 'NEEDS_LOGIN')) return null;
  const isDone = done.has(requestId);
  if ('code' in outcome)
    return isDone ? `${nameOf(submitted)} was shown as ${outcome.code} and is made` : null;
  const isTwinDone = submittedCommands.some(
    (other) => other.requestId !== null && done.has(other.requestId) && isSameCommand(submitted, other),
  );
  return isDone || isTwinDone ? null : `${nameOf(submitted)} was shown as made and is not`;
}

/** Computes the expected centre wallets and coins of a member from all executed commands. */
function expectedOf(platform: CashPlatform, owner: string, rows: readonly CommandRow[]) {
  const sums = { CNY: OPENING, USDT: OPENING, COIN: OPENING_COINS };
  for (const order of ordersOf(platform, owner)) sums.CNY += effectOf(order);
  for (const row of rows.filter((candidate) => candidate.owner === owner)) {
    const effects = effectsOf(row);
    for (const currency of CURRENCIES) sums[currency] += effects[currency] ?? 0n;
  }
  return sums;
}

/** Commands under another id than the member gave, more than once, or in another member's name. */
function strayCommands(
  platform: CashPlatform,
  submittedCommands: readonly SubmittedCommand[],
  rows: readonly CommandRow[],
) {
  const problems: string[] = [];
  const owners = new Map<string, string>(
    submittedCommands.flatMap(({ requestId, owner }) => (requestId ? [[requestId, owner] as const] : [])),
  );
  const carried = [
    ...rows.map(({ owner, call, request_id: id }) => ({ owner, call, id })),
    ...OWNERS.flatMap((owner) =>
      ordersOf(platform, owner).map(({ kind, request_id: id }) => ({
        owner,
        call: kind,
        id: id.split(':')[0] ?? id,
      })),
    ),
  ];
  for (const { owner, call, id } of carried) {
    const wanted = owners.get(id);
    if (wanted === undefined) problems.push(`no member gave ${call} ${id.slice(0, 6)}`);
    else if (wanted !== owner)
      problems.push(`${call} ${id.slice(0, 6)} of ${wanted} moved what ${owner} has`);
  }
  const orderIds = OWNERS.flatMap((owner) => ordersOf(platform, owner)).map(({ request_id: id }) => id);
  if (orderIds.length !== new Set(orderIds).size) problems.push('two orders share a request');
  return { problems, done: new Map(carried.map(({ id, owner }) => [id, owner])) };
}

/** Compares the final state with the ledger. */
export function orderFindings({ platform, members, undecided }: Ending): OrderFindings {
  const { books } = platform;
  const submittedCommands = members.flatMap((page) => page.givenCommands);
  const rows = commandRows(platform);
  const { problems, done } = strayCommands(platform, submittedCommands, rows);
  const twins = submittedCommands.filter(
    ({ twins: earlier, requestId, command }) =>
      command.is !== 'gift' &&
      requestId !== null &&
      done.has(requestId) &&
      earlier.some((id) => done.has(id)),
  );
  for (const submitted of twins) problems.push(`${nameOf(submitted)} was made beside the same command`);
  const sentAnyway = submittedCommands.filter(
    ({ isCancelled, requestId, outcome }) =>
      isCancelled && requestId !== null && done.has(requestId) && outcome !== null && 'code' in outcome,
  );
  for (const submitted of sentAnyway) problems.push(`${nameOf(submitted)} was taken back and is made`);

  for (const owner of OWNERS) {
    const expected = expectedOf(platform, owner, rows);
    for (const currency of CURRENCIES) {
      const real = books.ledger.balance(memberWallet(owner, currency));
      if (real === expected[currency]) continue;
      problems.push(`${owner} has ${real} ${currency} and should have ${expected[currency]}`);
    }
  }
  if (!verifyLedger(books.db).sound) problems.push('the ledger is unsound');
  for (const account of verifyMoney(books.db).astray) problems.push(`${account} is not what its orders say`);
  for (const thrown of platform.broken) problems.push(`the platform broke: ${thrown}`);
  const double = problems.length - platform.broken.length;

  const wrong = submittedCommands.flatMap(
    (submitted) => shownWrongly(submittedCommands, done, submitted) ?? [],
  );
  problems.push(...wrong);

  const open = members.filter((page) => !page.closed());
  const here = new Set(open.map((page) => page.viewer()));
  const hanging = open.flatMap((page) => page.givenCommands).filter(({ outcome }) => outcome === null);
  for (const submitted of hanging) problems.push(`${nameOf(submitted)} is still waited for`);
  const unknown = undecided(here);
  if (unknown > 0) problems.push(`${unknown} commands have no end`);

  for (const page of open) problems.push(...misshown(platform, page));
  return {
    submittedCommands: submittedCommands.length,
    orders: done.size,
    doubleDebits: double,
    lostDebits: wrong.length,
    unknown: hanging.length + unknown,
    problems,
  };
}

/** Checks that a page finally shows the member’s open orders, and that it never showed orders of others. */
function misshown(platform: CashPlatform, page: SimulatedMember): readonly string[] {
  const problems: string[] = [];
  const owner = page.viewer();
  const view = page.lastView();
  if (owner === null || !view) return ['nobody is logged in, in the end'];
  const real = platform.books.money.store.openOf(owner).map(({ order_id: id }) => id);
  const shown = (lastOf(view) ?? []).map(({ orderId }) => String(orderId));
  if (real.toSorted().join() !== shown.toSorted().join())
    problems.push(`shows ${shown.length} open orders of ${real.length}`);
  if (page.commands().pending.length > 0) problems.push('still shows 核实中');
  const foreign = page.shown.filter(
    ({ viewer, view: orders }) =>
      lastOf(orders)?.some(
        ({ orderId }) => platform.books.money.store.byId(orderId, viewer) === undefined,
      ) === true,
  );
  if (foreign.length > 0) problems.push('has shown another member’s orders');
  return problems;
}
