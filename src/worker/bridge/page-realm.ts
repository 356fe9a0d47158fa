import { deviceClock } from '#worker/clock/device-clock.ts';
import { nextFrame } from './streams/next-frame.ts';

/** Dependencies of a supervisor on the page it runs in. */
export const pageRealm = { nextFrame, clock: deviceClock, random: Math.random };
