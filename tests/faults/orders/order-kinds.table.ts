import { type CallName, calls } from '#contract/book/table.ts';
import { type Delivery, FAIR, type NetworkConditions } from '#tests/faults/network/network-conditions.ts';
import type { CashPlatform } from './cash-platform.ts';
import type { SimulatedMember } from './simulated-member.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tools available to a kind of trouble. */
export type OrderScenario = {
  readonly draw: () => number;
  readonly platform: CashPlatform;
  readonly device: { wrongByMs: number; sleptMs: number; online: boolean };
  /** Pages open now. */
  pages(): readonly SimulatedMember[];
  openPage(): void;
  /** Schedules an event for a random moment of the trouble, or later by the given time. */
  at(act: () => void, laterMs?: number): void;
};

export type OrderFault = {
  readonly name: string;
  readonly tabs?: number;
  /** Taps come in twos. */
  readonly doubled?: true;
  readonly conditions?: (draw: () => number) => NetworkConditions;
  readonly act?: (scenario: OrderScenario) => void;
};

const MONEY: readonly CallName[] = [
  'deposit.pay',
  'deposit.speedPay',
  'withdraw.new',
  'transfer.move',
  'transfer.oneClickIn',
  'order.confirm',
  'order.cancel',
  'order.remind',
  'transfer.recover',
  'exchange.swap',
  'treasury.putIn',
  'treasury.takeOut',
  'coin.buy',
  'gift.reward',
  'command.byRequest',
];
const PATHS = MONEY.flatMap((name) => {
  const { path } = calls[name];
  return typeof path === 'string' ? [path] : [];
});

const pick = <Item>(items: readonly Item[], draw: () => number): Item | undefined =>
  items[Math.floor(draw() * items.length)];

/** A part of the requests meets one of these. */
const some =
  (share: number, fates: readonly Partial<Delivery>[]) =>
  (draw: () => number): NetworkConditions =>
  () => ({ ...FAIR, ...(draw() < share ? pick(fates, draw) : {}) });

/** Each money path is refused once, each at a separate moment. */
const refuseOnce = (scenario: OrderScenario, code: 'NEED_SAFE' | 'LOGIN_ELSEWHERE', times: number) => {
  for (let time = 0; time < times; time += 1) {
    const path = pick(PATHS, scenario.draw);
    if (path !== undefined) scenario.at(() => scenario.platform.state.refusing.set(path, code));
  }
};

const someone = ({ pages, draw }: OrderScenario) => pick(pages(), draw);

export const ORDER_FAULTS: readonly OrderFault[] = [
  { name: 'time-out after commit', conditions: some(0.5, [{ down: 'blackHole' }]) },
  { name: 'reset before and after', conditions: some(0.6, [{ up: 'reset' }, { down: 'reset' }]) },
  { name: 'half-open lines', conditions: some(0.5, [{ up: 'blackHole' }, { down: 'blackHole' }]) },
  {
    name: 'requests that arrive late',
    conditions: (draw) => () => ({
      ...FAIR,
      upMs: draw() < 0.5 ? draw() * 130 * SECOND : FAIR.upMs,
      downMs: draw() < 0.2 ? 9 * SECOND : FAIR.downMs,
    }),
  },
  {
    name: 'garbled and foreign answers',
    conditions: some(0.6, [
      { down: 'corrupt' },
      { down: 'truncate' },
      { down: 'html' },
      { down: 'empty' },
      { down: 'notObject' },
      { down: 'status' },
    ]),
  },
  { name: 'doubled and replayed', conditions: some(0.7, [{ down: 'twice' }, { down: 'replayed' }]) },
  { name: 'double clicks', doubled: true, conditions: some(0.3, [{ down: 'reset' }, { down: 'blackHole' }]) },
  { name: 'two tabs', tabs: 2, doubled: true, conditions: some(0.3, [{ up: 'reset' }, { down: 'reset' }]) },
  {
    name: 'worker killed in the middle',
    tabs: 2,
    conditions: some(0.3, [{ down: 'reset' }, { down: 'blackHole' }]),
    act: (scenario) => {
      for (let kill = 0; kill <= scenario.draw() * 4; kill += 1) scenario.at(() => someone(scenario)?.kill());
    },
  },
  {
    name: 'page closed in the middle',
    tabs: 2,
    conditions: some(0.4, [{ up: 'blackHole' }, { down: 'blackHole' }]),
    act: (scenario) => {
      for (let page = 0; page <= scenario.draw() * 3; page += 1) {
        scenario.at(() => {
          someone(scenario)?.close();
          scenario.openPage();
        });
      }
    },
  },
  {
    name: 'verification in the middle',
    conditions: some(0.3, [{ down: 'reset' }]),
    act: (scenario) => {
      refuseOnce(scenario, 'NEED_SAFE', 6);
      scenario.at(() => someone(scenario)?.passes(false));
    },
  },
  {
    name: 'session ended and back',
    tabs: 2,
    conditions: some(0.3, [{ down: 'reset' }, { down: 'blackHole' }]),
    act: (scenario) => {
      scenario.at(() => scenario.platform.state.tokens.clear());
      refuseOnce(scenario, 'LOGIN_ELSEWHERE', 2);
    },
  },
  {
    name: 'another member in between',
    conditions: some(0.3, [{ up: 'blackHole' }, { down: 'blackHole' }]),
    act: (scenario) => {
      scenario.at(() => void someone(scenario)?.logout());
      scenario.at(() => void someone(scenario)?.login('bo'));
    },
  },
  {
    name: 'wrong clocks and sleep',
    conditions: some(0.4, [{ up: 'reset' }, { down: 'reset' }, { down: 'blackHole' }]),
    act: ({ at, draw, device, pages }) => {
      device.wrongByMs = (draw() - 0.5) * 20 * HOUR;
      at(() => {
        device.sleptMs += draw() * 10 * MINUTE;
      });
      at(() => {
        for (const page of pages()) void page.hide(draw() < 0.5);
      });
    },
  },
  {
    name: 'members that come and go at every step',
    tabs: 2,
    conditions: some(0.4, [{ up: 'blackHole' }, { down: 'blackHole' }, { down: 'reset' }]),
    act: (scenario) => {
      for (let change = 0; change < 8; change += 1) {
        scenario.at(() => void someone(scenario)?.logout());
        scenario.at(() => void someone(scenario)?.login(scenario.draw() < 0.5 ? 'bo' : 'ann'));
        scenario.at(() => someone(scenario)?.kill());
      }
    },
  },
  {
    name: 'another member over a core that dies',
    tabs: 2,
    conditions: some(0.6, [{ up: 'blackHole' }, { down: 'blackHole' }]),
    act: (scenario) => {
      for (let change = 0; change < 3; change += 1) {
        scenario.at(() => {
          const [first, second] = scenario.pages();
          void second?.logout().then(() => second.login('bo'));
          first?.kill(scenario.draw() * 5 * SECOND);
        });
      }
    },
  },
  {
    name: 'a core that dies at every step',
    tabs: 2,
    doubled: true,
    conditions: some(0.3, [{ down: 'reset' }, { down: 'blackHole' }]),
    act: (scenario) => {
      for (let kill = 0; kill < 20; kill += 1) scenario.at(() => someone(scenario)?.kill());
    },
  },
  {
    name: 'reloads at every step',
    tabs: 2,
    doubled: true,
    conditions: some(0.4, [{ up: 'blackHole' }, { down: 'blackHole' }, { down: 'reset' }]),
    act: (scenario) => {
      for (let page = 0; page < 6; page += 1) {
        scenario.at(() => {
          someone(scenario)?.close();
          scenario.openPage();
        });
      }
    },
  },
  {
    name: 'clocks that jump, of the device and of the platform',
    tabs: 2,
    doubled: true,
    conditions: some(0.4, [{ up: 'blackHole' }, { down: 'blackHole' }, { down: 'reset' }]),
    act: (scenario) => {
      const { at, draw, device, platform } = scenario;
      for (let jump = 0; jump < 4; jump += 1) {
        at(() => {
          device.wrongByMs = (draw() - 0.5) * 20 * HOUR;
          someone(scenario)?.kill();
        });
        at(() => {
          platform.clock.wrongByMs += (draw() - 0.5) * 10 * MINUTE;
        });
      }
    },
  },
  {
    name: 'no network now and then',
    tabs: 2,
    doubled: true,
    conditions: some(0.2, [{ down: 'reset' }]),
    act: (scenario) => {
      const { at, draw, device } = scenario;
      for (let outage = 0; outage < 3; outage += 1) {
        at(() => {
          device.online = draw() < 0.3;
        });
        at(() => someone(scenario)?.cancelUnsent());
        at(() => someone(scenario)?.kill());
      }
    },
  },
];
