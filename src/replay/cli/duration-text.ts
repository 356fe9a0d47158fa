/** Formats a duration in ms as `1 h 2 min 3.4 s`, without leading zero units. */
export function durationText(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = ((ms % 60_000) / 1_000).toFixed(1);
  const parts = [hours > 0 ? `${hours} h` : '', hours + minutes > 0 ? `${minutes} min` : '', `${seconds} s`];
  return parts.filter((part) => part !== '').join(' ');
}
