import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverTime } from '#contract/units/time.ts';
import { createTicks } from '#core-client/time/server-clock.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { createPageClock } from '#worker/bridge/page-clock.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { Deadline } from './deadline.tsx';

/** Server epoch ms when the test begins. */
const BEGINS = 1_781_269_200_000;
/** The device's own clock is wrong by nine hours. */
const WRONG_MS = 9 * 3_600_000;
const PING_MS = 400;

/** A page and its core on a device that sleeps; what is real is how time passes while it is awake. */
const device = { sleptMs: 0, stoodStillMs: 0 };

const truth = () => BEGINS + performance.now() + device.sleptMs;
const ports = {
  monotonic: () => performance.now() + device.sleptMs - device.stoodStillMs,
  wallClock: () => truth() - WRONG_MS,
};

function openDevice() {
  const core = createServerClock(ports);
  const shown = createPageClock(ports);
  const measure = () => {
    // The core looks at its clocks first: a measurement that was under way during a sleep proves nothing.
    core.reading();
    const at = ports.monotonic();
    core.addSample({ sentAt: at, receivedAt: at, server: serverTime(truth()) });
  };
  const ping = () => {
    const at = ports.monotonic();
    const { now, errorMs } = core.reading();
    shown.addSample({ sentAt: at, receivedAt: at, now, errorMs });
  };
  measure();
  ping();
  const pinging = setInterval(ping, PING_MS);
  return { measure, ticks: createTicks(shown.now), close: () => clearInterval(pinging) };
}

let open: ReturnType<typeof openDevice>;
beforeEach(() => {
  Object.assign(device, { sleptMs: 0, stoodStillMs: 0 });
  open = openDevice();
});
afterEach(() => open.close());

test.each([
  ['goes on', 0],
  ['stands still', 90_000],
])(
  '[4.05] [7.18] after a sleep in which the monotonic clock %s the deadline stays correct',
  async (_what, stoodStillMs) => {
    const now = serverTime(truth());
    mount(<Deadline label="剩余支付时间" from={now} until={serverTime(now + 120_000)} ticks={open.ticks} />);
    const timer = page.getByRole('timer', { name: '剩余支付时间' });
    await expect.poll(() => timer.element().textContent).toMatch(/^0(2:00|1:5\d)$/);
    Object.assign(device, { sleptMs: 90_000, stoodStillMs });
    // A page that wakes up measures the time before anything else.
    open.measure();
    await expect.poll(() => timer.element().textContent).toMatch(/^00:(30|2\d)$/);
    await expect.element(page.getByRole('status')).toHaveTextContent('还剩 1 分钟');
    await expect.poll(() => timer.element().textContent).toMatch(/^00:2[0-7]$/);
  },
);
