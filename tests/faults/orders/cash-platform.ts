import { depositCalls } from '#contract/calls/deposit.ts';
import { orderCalls } from '#contract/calls/order.ts';
import { transferCalls } from '#contract/calls/transfer.ts';
import { withdrawCalls } from '#contract/calls/withdraw.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { depositHandlers } from '#sandbox/calls/deposit.ts';
import { orderHandlers } from '#sandbox/calls/order.ts';
import { SITES } from '#sandbox/calls/sites.table.ts';
import { transferHandlers } from '#sandbox/calls/transfer.ts';
import { moneyOutHandlers } from '#sandbox/calls/withdraw.ts';
import { bindCalls } from '#sandbox/http/bind-calls.ts';
import type { CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { demoUserId } from '#sandbox/session/seed-members.ts';
import { moneyBooksBy } from '#tests/fixtures/money-books.ts';
import type { Server } from '../network.ts';
import { API } from '../platform.ts';
import { type Answer, type RefusalCode, sealedServer } from '../sealed-server.ts';
import { type SimulatedTime, STORY_START } from '../simulated-time.ts';

/** How often the other side looks at its orders, ms. */
const LOOK_EVERY_MS = 3_000;
const CARD = '6217000010001234569';

type Books = ReturnType<typeof moneyBooksBy>;

/** The sandbox's own handlers of money over its own ledger. The six digits are not what stories are about. */
function cashAnswers(
  { money, commands, sites }: Books,
  now: () => number,
  contextOf: (token: string) => CallContext,
) {
  const passwords = { ...money.passwords, check: async () => undefined };
  const platform = { money: { ...money, passwords }, commands, sites, world: { clock: { now } } };
  const bound = [
    ...bindCalls(depositCalls, depositHandlers(platform), false),
    ...bindCalls(orderCalls, orderHandlers(platform), false),
    ...bindCalls(transferCalls, transferHandlers(platform), false),
    ...bindCalls({ 'withdraw.new': withdrawCalls['withdraw.new'] }, moneyOutHandlers(platform), false),
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
  const now = () => Math.floor(STORY_START + time.now());
  const every = (_ms: number, run: () => void) => {
    const look = () => {
      run();
      time.scheduler.schedule(look, LOOK_EVERY_MS);
    };
    time.scheduler.schedule(look, LOOK_EVERY_MS);
    return () => undefined;
  };
  const books = moneyBooksBy({ now, every });
  const state = { refusing: new Map<string, RefusalCode>(), tokens: new Map<string, string>() };
  for (const name of ['ann', 'bo']) {
    books.money.payees.bindName(demoUserId(name), '安宁');
    books.money.payees.addCard(demoUserId(name), 'BAB', CARD, now());
  }
  let logins = 0;
  const accountBy = (token: string) => books.accounts.byName(state.tokens.get(token) ?? '') ?? null;
  const contextOf = (token: string): CallContext => ({
    siteId: 5000,
    device: 'device',
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
    return { userId, name, nickname: name, avatar: '', level: 1, balance, coins: '0' };
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
  };
  const broken: unknown[] = [];
  const sealed = sealedServer({
    now,
    gate: state,
    answers: { ...own, ...cashAnswers(books, now, contextOf) },
  });
  const server: Server = (url, init) =>
    sealed(url, init).catch((thrown: unknown) => {
      broken.push(thrown);
      throw thrown;
    });
  return { server, state, books, now, broken };
}
export type CashPlatform = ReturnType<typeof cashPlatform>;
