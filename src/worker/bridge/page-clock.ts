import { type ServerTime, serverTime } from '#contract/units/time.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';

/** Response of the core to a time request, with the times sent and received in monotonic ms of the page. */
export type PageSample = {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Server time, epoch ms, and how wrong the core may be, ms. */
  readonly now: ServerTime;
  readonly errorMs: number;
};

export type PageClock = {
  addSample(sample: PageSample): void;
  now(): ServerTime;
  /** `now` is wrong by no more than this, ms, also while it waits for a core's clock that runs back. */
  errorMs(): number;
};

/** Bounds of the core’s clock, as ms to be added to the page’s monotonic clock, with the newest response they rest on. */
type Proved = { readonly low: number; readonly high: number; readonly newest: PageSample };

const DRIFT = 50e-6;
/** Two answers of the core differ by less unless time really turned back: smaller steps back are not shown. */
const STEP_MS = 1_000;

/** Returns the bounds one response proves by itself, regardless of clock corrections of the core since the previous ones. */
const boundsOf = ({ sentAt, receivedAt, now }: PageSample) => ({
  low: now - receivedAt,
  high: now + 1 - sentAt,
});

/**
 * Returns the bounds both responses prove; responses from before and after a sleep contradict each other, and then the
 * newer one holds.
 */
function provedBy(before: Proved | null, newest: PageSample): Proved {
  const fresh = { ...boundsOf(newest), newest };
  if (!before) return fresh;
  const slack = (newest.receivedAt - before.newest.receivedAt) * DRIFT;
  const low = Math.max(fresh.low, before.low - slack);
  const high = Math.min(fresh.high, before.high + slack);
  return low <= high ? { low, high, newest } : fresh;
}

/**
 * The server's time on the page, measured at the core as the core measures it at the server: the two never compare clocks,
 * so it does not matter when either was born, or whether its monotonic clock stood still while the device slept. Until the
 * first answer of a core it is the device's own clock.
 */
export function createPageClock({ monotonic, wallClock }: ClockPorts): PageClock {
  let proved: Proved | null = null;
  let shown = 0;
  const now = () => {
    const time = proved ? monotonic() + (proved.low + proved.high) / 2 : wallClock();
    shown = time < shown && time > shown - STEP_MS ? shown : time;
    return serverTime(shown);
  };
  return {
    addSample: (sample) => {
      proved = provedBy(proved, sample);
    },
    now,
    errorMs: () => {
      if (!proved) return Number.POSITIVE_INFINITY;
      const offset = now() - monotonic();
      const { newest } = proved;
      const { low, high } = boundsOf(newest);
      return newest.errorMs + Math.max(high - offset, offset - low);
    },
  };
}
