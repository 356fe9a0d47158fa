/** Epoch milliseconds of the server's clock. */
export type ServerTime = number & { readonly clock: 'server' };

const isServerTime = (ms: number): ms is ServerTime => Number.isFinite(ms);

/** @throws RangeError for NaN and infinities. */
export function serverTime(ms: number): ServerTime {
  if (isServerTime(ms)) return ms;
  throw new RangeError('not a time');
}

/** Clocks available to a pipeline. `now` is server epoch ms and never runs backwards; `mono` is local, for durations. */
export type Clock = { now(): ServerTime; mono(): number };

/** `07`, as clocks and dates write a number. */
export const twoDigits = (value: number): string => value.toString().padStart(2, '0');

/** Formats `21:04` in the given offset from UTC; Beijing by default, like the product’s fixtures. */
export function hourMinute(at: ServerTime, offsetMinutes = 480): string {
  const minutes = Math.floor(at / 60_000) + offsetMinutes;
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/** Formats `11-20 14:28` in the given offset from UTC; Beijing by default. */
export function dayTime(at: ServerTime, offsetMinutes = 480): string {
  const day = new Date(at + offsetMinutes * 60_000);
  return `${twoDigits(day.getUTCMonth() + 1)}-${twoDigits(day.getUTCDate())} ${hourMinute(at, offsetMinutes)}`;
}

/** `63:12` of a running match clock. */
export function matchClock(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** `3:20` of a length of time. */
export const shortClock = (ms: number): string => matchClock(ms).replace(/^0/, '');

/** Formats `21:04:09` in the given offset from UTC; Beijing by default. */
export function timeOfDay(at: ServerTime, offsetMinutes = 480): string {
  return `${hourMinute(at, offsetMinutes)}:${twoDigits(Math.floor(at / 1000) % 60)}`;
}
