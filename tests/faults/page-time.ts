import { createPageClock } from '#worker/bridge/page-clock.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { type Device, monotonicOf, wallClockOf } from './device.ts';

const PING_EVERY_MS = 1_000;
/** Reading two clocks one after the other. */
const SLACK_MS = 2;
/** Largest allowed clock error a minute after the trouble. */
const RECOVERED_MS = 1_000;

type Ports = {
  readonly device: Device;
  /** The present core of the tab. */
  readonly core: () => Pick<CoreApi, 'ping'>;
  readonly isOpen: () => boolean;
  /** The server's true time, epoch ms. */
  readonly truth: () => number;
};

/**
 * Watches the page clock in a tab, which requests the time from its core as the core monitor does. Records every moment at
 * which the page is further from the true time than its stated error bound.
 */
export function watchPageTime({ device, core, isOpen, truth }: Ports) {
  const bornAt = monotonicOf(device);
  const monotonic = () => monotonicOf(device) - bornAt;
  const clock = createPageClock({ monotonic, wallClock: () => wallClockOf(device) });
  const wrong: string[] = [];
  const check = () => {
    const by = clock.now() - truth();
    const allowed = clock.errorMs() + SLACK_MS;
    if (Math.abs(by) > allowed) wrong.push(`${by} ms off at ${device.time.now()}, ${allowed} ms allowed`);
  };
  let sleptMsAtPing = device.sleptMs;
  const pingCore = async () => {
    if (device.sleptMs === sleptMsAtPing) check();
    const sentAt = monotonic();
    const { now, errorMs } = await core().ping();
    clock.addSample({ sentAt, receivedAt: monotonic(), now, errorMs });
    sleptMsAtPing = device.sleptMs;
    check();
  };
  const tick = () => {
    if (!isOpen()) return;
    void pingCore();
    device.time.scheduler.schedule(tick, PING_EVERY_MS);
  };
  tick();
  return {
    problems: (): readonly string[] =>
      clock.errorMs() > RECOVERED_MS ? [...wrong, `it may still be wrong by ${clock.errorMs()} ms`] : wrong,
  };
}
