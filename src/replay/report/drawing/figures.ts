const integerFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const finest = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Formats a number with no more digits than are significant. */
export function figure(value: number): string {
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return integerFormat.format(value);
  return size >= 1 ? fine.format(value) : finest.format(value);
}

/** Formats a share from 0 to 1 as a percentage. */
export const percent = (share: number): string => `${figure(Math.round(share * 1_000) / 10)}\u00a0%`;

/** Formats a count with its noun: `2 lost messages`, `1 lost message`. */
export const counted = (count: number, noun: string, more = `${noun}s`): string =>
  `${figure(count)} ${count === 1 ? noun : more}`;

/** Formats a moment of a run, ms: `45 s`, `3:05`, `1:02:30`. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 100) / 10;
  if (seconds < 60) return `${seconds} s`;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Formats a duration in ms as `1 h 2 min 3.4 s`, without leading zero units. */
export function durationText(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = ((ms % 60_000) / 1_000).toFixed(1);
  const parts = [hours > 0 ? `${hours} h` : '', hours + minutes > 0 ? `${minutes} min` : '', `${seconds} s`];
  return parts.filter((part) => part !== '').join(' ');
}
