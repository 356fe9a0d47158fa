import type { ServerTime } from '#contract/units/time.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** `courtside-m-1001-20261122-1432.ndjson.gz`, in the reader's own time. */
export function recordingName(roomNo: string, startedAt: ServerTime): string {
  const at = new Date(startedAt);
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `courtside-${roomNo}-${day}-${two(at.getHours())}${two(at.getMinutes())}.ndjson.gz`;
}
