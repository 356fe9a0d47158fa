import type { RefusalCode } from '#contract/error-codes.table.ts';
import { commandCalls } from '#contract/money/command/calls.ts';
import { depositCalls } from '#contract/money/deposit/calls.ts';
import { exchangeCalls } from '#contract/money/exchange/calls.ts';
import { orderCalls } from '#contract/money/order/calls.ts';
import { payeeCalls } from '#contract/money/payee/calls.ts';
import { transferCalls } from '#contract/money/transfer/calls.ts';
import { treasuryCalls } from '#contract/money/treasury/calls.ts';
import { withdrawCalls } from '#contract/money/withdraw/calls.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { SITES } from '#sandbox/base/tables/sites.table.ts';
import { commandHandlers } from '#sandbox/domains/ground/command/command-handlers.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { depositHandlers } from '#sandbox/domains/money/deposit/deposit-handlers.ts';
import { exchangeHandlers } from '#sandbox/domains/money/exchange/exchange-handlers.ts';
import { orderHandlers } from '#sandbox/domains/money/order/order-handlers.ts';
import { payeeHandlers } from '#sandbox/domains/money/payee/payee-handlers.ts';
import { transferHandlers } from '#sandbox/domains/money/transfer/transfer-handlers.ts';
import { treasuryHandlers } from '#sandbox/domains/money/treasury/treasury-handlers.ts';
import { newWithdrawalHandlers } from '#sandbox/domains/money/withdraw/withdraw-handlers.ts';
import { bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import type { Server } from '../network/network.ts';
import { type Answer, sealedServer } from '../network/sealed-server.ts';
import { API } from '../platform.ts';
import { SIMULATION_START, type SimulatedTime } from '../simulated-time.ts';
import { activityAnswers } from './activity-answers.ts';
import { coinAnswers, openCoins } from './coin-answers.ts';

/** Interval at which the other side checks its orders, ms. */
const CHECK_EVERY_MS = 3_000;
const CARD = '6217000010001234569';

type Books = ReturnType<typeof moneyBooksBy>;

/** The sandbox's own handlers of money over its own ledger. The six digits are not what simulations are about. */
function cashAnswers(
  { db, money, commands, sites }: Books,
  now: () => number,
  contextOf: (token: string) => CallContext,
) {
  const passwords = { ...money.passwords, check: async () => undefined, isSet: () => true };
  // No bets are placed in these simulations.
  const betting = { ownOf: (): never => refuse('NOT_FOUND'), wire: (bet: never) => bet };
  const platform = {
    db,
    betting,
    money: { ...money, passwords },
    commands,
    sites,
    persons: { isExcluded: () => false },
    world: { clock: { now } },
    selfBlocks: { hasVenue: () => false },
    auth: {
      guards: { factors: { since: () => null }, stepUps: { has: () => false }, holds: { of: () => null } },
    },
  };
  const bound = [
    ...bindCalls(depositCalls, depositHandlers(platform), false),
    ...bindCalls(orderCalls, orderHandlers(platform), false),
    ...bindCalls(commandCalls, commandHandlers(platform), false),
    ...bindCalls(treasuryCalls, treasuryHandlers(platform), false),
    ...bindCalls(exchangeCalls, exchangeHandlers(platform), false),
    ...bindCalls(payeeCalls, payeeHandlers(platform), false),
    ...bindCalls(transferCalls, transferHandlers(platform), false),
    ...bindCalls({ 'withdraw.new': withdrawCalls['withdraw.new'] }, newWithdrawalHandlers(platform), false),
  ];
  return Object.fromEntries(
    bound.map(({ name, answer }): [string, Answer] => [
      name,
      ({ token, input }) => answer(input, contextOf(token)),
    ]),
  );
}

/** A platform whose money is the sandbox's, in simulated time. */
export function cashPlatform(time: SimulatedTime) {
  const clock = { wrongByMs: 0 };
  const now = () => Math.floor(SIMULATION_START + time.now() + clock.wrongByMs);
  const every = (_ms: number, run: () => void) => {
    const check = () => {
      run();
      time.scheduler.schedule(check, CHECK_EVERY_MS);
    };
    time.scheduler.schedule(check, CHECK_EVERY_MS);
    return () => undefined;
  };
  const books = moneyBooksBy({ now, every });
  const state = { refusing: new Map<string, RefusalCode>(), tokens: new Map<string, string>() };
  for (const name of ['ann', 'bo']) {
    books.money.payees.bindName(demoUserId(name), '安宁');
    books.money.payees.addCard({ userId: demoUserId(name), now: now(), usableAt: now() }, 'BAB', CARD);
  }
  openCoins(books, ['ann', 'bo'].map(demoUserId), now());
  const coins = coinAnswers(books, now);
  let logins = 0;
  const accountBy = (token: string) => books.accounts.byName(state.tokens.get(token) ?? '') ?? null;
  const contextOf = (token: string): CallContext => ({
    siteId: 5000,
    device: 'device',
    agentToken: '',
    agent: '',
    address: '',
    token,
    account: accountBy(token),
    now: now(),
    origin: API,
    signal: new AbortController().signal,
    handOut: () => undefined,
    demand: () => undefined,
  });
  const memberBy = (token: string) => {
    const { userId, name } = accountBy(token) ?? refuse('NEEDS_LOGIN');
    const balance = minorToText(minor(books.balance(userId)));
    const owned = books.ledger.balance(memberWallet(userId, 'COIN')).toString();
    return { userId, name, nickname: name, avatar: '', level: 1, balance, coins: owned };
  };
  const own: Record<string, Answer> = {
    'site.config': () => ({ ...SITES[5000] }),
    'site.domains': () => ({ api: [API], video: [] }),
    'time.server': () => ({ now: now() }),
    'time.system': () => ({ now: now() }),
    'account.login': ({ input }) => {
      logins += 1;
      const token = `token-of-a-member-${logins}`;
      state.tokens.set(token, String(input.name));
      return { token, member: memberBy(token) };
    },
    'account.logout': ({ token }) => {
      state.tokens.delete(token);
      return {};
    },
    'member.info': ({ token }) => memberBy(token),
    'coin.buy': ({ token, input }) => coins.buy(memberBy(token).userId, input),
    'gift.reward': ({ token, input }) => coins.sendGift(memberBy(token).userId, input),
  };
  const broken: unknown[] = [];
  const sealed = sealedServer({
    now,
    gate: state,
    answers: {
      ...own,
      ...cashAnswers(books, now, contextOf),
      ...activityAnswers(books, now, contextOf),
    },
  });
  const server: Server = (url, init) =>
    sealed(url, init).catch((thrown: unknown) => {
      broken.push(thrown);
      throw thrown;
    });
  return { server, state, books, now, clock, broken };
}
export type CashPlatform = ReturnType<typeof cashPlatform>;
