import { deviceClock } from '#worker/clock/device-clock.ts';
import { nextFrame } from './streams/next-frame.ts';

/** What a supervisor takes from the page it runs in. */
export const pageRealm = { nextFrame, clock: deviceClock, random: Math.random };
