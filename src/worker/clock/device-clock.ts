import type { ClockPorts } from './server-clock.ts';

/** The device's two clocks: one only runs, the other is what its owner set. */
export const deviceClock: ClockPorts = {
  monotonic: () => performance.now(),
  wallClock: () => Date.now(),
};
