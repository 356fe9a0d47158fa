import { MINUTE_MS } from '#contract/units/durations.ts';

const QUARTER_MIN = 12;
const OVERTIME_MIN = 5;
export const QUARTERS = 4;
const REGULAR_MIN = QUARTERS * QUARTER_MIN;

/** Returns the period of a basketball minute, from 1: quarters, and overtimes from the fifth on. */
export const basketballPart = (minute: number): number =>
  minute < REGULAR_MIN
    ? Math.floor(minute / QUARTER_MIN) + 1
    : QUARTERS + 1 + Math.floor((minute - REGULAR_MIN) / OVERTIME_MIN);

/** The part a basketball match is in by its clock, ms; at the break and at the end it is the one that was played last. */
export const basketballPartOn = (elapsedMs: number, isRunning: boolean): number =>
  isRunning
    ? basketballPart(elapsedMs / MINUTE_MS)
    : basketballPart(Math.max(0, Math.ceil(elapsedMs / MINUTE_MS) - 1));
