/** `1 h 02 min 03.4 s`, as short as it can be. */
export function durationText(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = ((ms % 60_000) / 1_000).toFixed(1);
  const parts = [hours > 0 ? `${hours} h` : '', hours + minutes > 0 ? `${minutes} min` : '', `${seconds} s`];
  return parts.filter((part) => part !== '').join(' ');
}
