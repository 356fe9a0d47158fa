import { NEVER } from 'rxjs';
import * as v from 'valibot';
import type { Command, OrderActionInput } from '#contract/commands/command.ts';
import { ChatRoomNo, GiftId } from '#contract/fields/ids.ts';
import { PayeeId } from '#contract/money/payee/schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { coins, minor } from '#contract/units/money.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { simulatedFetch } from '#tests/faults/network/network.ts';
import { FAIR, type NetworkConditions } from '#tests/faults/network/network-conditions.ts';
import { simulatedTime } from '#tests/faults/simulated-time.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { type CashPlatform, cashPlatform } from './cash-platform.ts';
import { type CommandDevice, watchedStorage } from './command-device.ts';
import { type OrderFindings, orderFindings } from './order-findings.ts';
import type { OrderFault, OrderScenario } from './order-kinds.table.ts';
import { openSimulatedMember, type SimulatedMember } from './simulated-member.ts';

/** Phases of a simulation, in simulated ms: trouble, then calm until every command is resolved and no request is pending. */
const FAULT_WINDOW = { from: 2_000, until: 45_000 };
const LOGIN_EVERY_MS = 4_000;
/** Time from which all members are logged in again. */
const CALM = 65_000;
const CHECK_EVERY_MS = 15_000;
/** Covers a request of the trouble that times out after 30 s, and the poll 30 s later, while no order changes. */
const FINAL_CHECK_MS = 65_000;
const END = 480_000;
const OWNER = 'ann';
const ACTIONS: readonly OrderActionInput[] = [{ is: 'confirm' }, { is: 'cancel' }, { is: 'remind' }];
const ROOM = v.parse(ChatRoomNo, 'a-1001');
const ROSE = v.parse(GiftId, 'g01');
const PASSWORD = '246810';
const ADDRESS = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';
const NO_PAYEE = v.parse(PayeeId, 'no-such-payee');
const AMOUNTS = [100_00n, 200_00n, 500_00n];

const some = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], draw: () => number): Item => {
  const item = items[Math.floor(draw() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Draws a command of a member. */
function aCommand({ books, now }: CashPlatform, owner: string, draw: () => number): Command {
  const amount = minor(some(AMOUNTS, draw));
  const venue = v.parse(VenueCode, VENUES.find(({ status }) => status === 0)?.code);
  const { cards, addresses } = books.money.payees.view(owner, true);
  const payeeId = v.parse(PayeeId, cards[0]?.payeeId);
  const currency = 'CNY';
  const { quoteId } = books.money.exchange.quote(now());
  const label = String(addresses.length);
  const commands: readonly Command[] = [
    { is: 'deposit', payType: 'bank', amount, chain: '', promotionId: '' },
    { is: 'fastDeposit', payType: 'fast', amount },
    { is: 'withdrawal', payeeId, amount, speed: draw() < 0.5 ? 'ordinary' : 'fast', password: '246810' },
    { is: 'transfer', venue, amount, currency, into: true },
    { is: 'transfer', venue, amount, currency, into: false },
    { is: 'oneClickIn', venue, currency },
    { is: 'recovery', currency },
    { is: 'exchange', quoteId, from: currency, amount },
    { is: 'treasury', way: draw() < 0.7 ? 'in' : 'out', amount, currency },
    { is: 'buyCoins', packId: 'c60', coins: coins(60), price: minor(6_00) },
    { is: 'gift', roomNo: ROOM, giftId: ROSE, count: 1 },
    { is: 'addAddress', chain: 'TRC20', address: ADDRESS, label, password: PASSWORD },
    { is: 'preferPayee', payeeId },
    { is: 'removePayee', payeeId: addresses[0]?.payeeId ? v.parse(PayeeId, addresses[0].payeeId) : NO_PAYEE },
  ];
  return some(commands, draw);
}

function openScenario(fault: OrderFault, seed: number) {
  const draw = dice(seed);
  const time = simulatedTime();
  const platform = cashPlatform(time);
  const conditions: { now: NetworkConditions } = { now: () => FAIR };
  const inFlight = { until: 0 };
  const noted: NetworkConditions = (request) => {
    const delivery = conditions.now(request);
    inFlight.until = Math.max(inFlight.until, time.now() + delivery.upMs);
    return delivery;
  };
  const fetch = simulatedFetch({ time, server: platform.server, draw, conditions: noted });
  const { storage, undecidedOf, undecided } = watchedStorage();
  const browser = tabBrowser(time.scheduler);
  const settings = { cameOnline$: NEVER, wrongByMs: 0, sleptMs: 0, stoodStillMs: 0, online: true };
  const device: CommandDevice = { time, fetch, browser, storage, draw, undecidedOf, ...settings };
  const members: SimulatedMember[] = Array.from({ length: fault.tabs ?? 1 }, () =>
    openSimulatedMember(device),
  );
  const plan = (ms: number, act: () => void) => void time.scheduler.schedule(act, ms);
  const scenario: OrderScenario = {
    draw,
    platform,
    device,
    pages: () => members.filter((page) => !page.closed()),
    openPage: () => void members.push(openSimulatedMember(device)),
    at: (act) => plan(draw() * (FAULT_WINDOW.until - FAULT_WINDOW.from), act),
  };
  return { scenario, time, conditions, undecided, members, plan, onTheWay: inFlight };
}

type Staged = ReturnType<typeof openScenario>;

/** Simulates a member: gives commands with one or two taps, reacts to the page, logs in again after a logout. */
function act({ scenario, plan, time }: Staged, { doubled }: OrderFault): void {
  const { draw, pages, platform } = scenario;
  const tap = (doing: (page: SimulatedMember) => void) => {
    const page = pages()[Math.floor(draw() * pages().length)];
    if (!page) return;
    doing(page);
    if (doubled) plan(draw() * 400, () => doing(pages().at(draw() < 0.5 ? 0 : -1) ?? page));
  };
  for (let index = 0; index < 3 + draw() * 5; index += 1) {
    plan(FAULT_WINDOW.from + draw() * 35_000, () => {
      let command: Command | null = null;
      tap((page) => {
        const owner = page.viewer();
        if (owner === null) return;
        command ??= aCommand(platform, owner, draw);
        page.give(command);
      });
    });
  }
  for (let count = 0; count < draw() * 4; count += 1) {
    const action = some(ACTIONS, draw);
    plan(FAULT_WINDOW.from + 3_000 + draw() * 60_000, () => tap((page) => page.act(action)));
  }
  const keepLoggedIn = () => {
    const late = time.now() > FAULT_WINDOW.until + 10_000;
    for (const page of pages()) {
      const isOther = page.viewer() !== null && page.viewer() !== demoUserId(OWNER);
      if (late && isOther) void page.logout();
      else if (page.viewer() === null && (late || draw() < 0.5)) void page.login(OWNER);
    }
    plan(LOGIN_EVERY_MS, keepLoggedIn);
  };
  plan(200, keepLoggedIn);
}

function isSettled({ scenario, undecided, onTheWay, time }: Staged): boolean {
  const pages = scenario.pages();
  const waits = pages.some(({ givenCommands }) => givenCommands.some(({ outcome }) => outcome === null));
  const here = new Set(pages.map((page) => page.viewer()));
  const isBack = pages.every((page) => page.viewer() === demoUserId(OWNER));
  return isBack && !waits && undecided(here).length === 0 && onTheWay.until < time.now();
}

async function runToItsEnd(staged: Staged): Promise<void> {
  const { scenario, time } = staged;
  await time.runUntil(CALM);
  while (time.now() < END && !isSettled(staged)) await time.runUntil(time.now() + CHECK_EVERY_MS);
  scenario.platform.books.money.others.act = false;
  for (const page of scenario.pages()) void page.hide(false);
  await time.runUntil(time.now() + FINAL_CHECK_MS);
}

/** Plays one simulation; the same seed is the same simulation. */
export async function runOrderSimulation(fault: OrderFault, seed: number): Promise<OrderFindings> {
  const staged = openScenario(fault, seed);
  const { scenario, conditions, plan, undecided, members } = staged;
  act(staged, fault);
  plan(FAULT_WINDOW.from, () => {
    if (fault.conditions) conditions.now = fault.conditions(scenario.draw);
    fault.act?.(scenario);
  });
  plan(FAULT_WINDOW.until, () => {
    conditions.now = () => FAIR;
    scenario.device.online = true;
    for (const page of scenario.pages()) page.passes(true);
  });
  await runToItsEnd(staged);
  const findings = orderFindings({
    platform: scenario.platform,
    members,
    undecided: (owners) => undecided(owners).length,
  });
  for (const page of scenario.pages()) page.close();
  return findings;
}
