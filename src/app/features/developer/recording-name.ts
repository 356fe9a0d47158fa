import { type ServerTime, twoDigits } from '#contract/units/time.ts';

/** `courtside-m-1001-20261122-1432.ndjson.gz`, in the reader's own time. */
export function recordingName(roomNo: string, startedAt: ServerTime): string {
  const at = new Date(startedAt);
  const day = `${at.getFullYear()}${twoDigits(at.getMonth() + 1)}${twoDigits(at.getDate())}`;
  return `courtside-${roomNo}-${day}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.ndjson.gz`;
}
