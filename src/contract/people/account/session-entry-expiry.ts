const EXPIRY_HOUR = 22;

/**
 * Returns the expiry of an entry in the session-token store [9.07]: the next 22:00 in the viewer’s local time, epoch ms.
 * @param nowMs epoch ms
 */
export function sessionEntryExpiry(nowMs: number): number {
  const expiry = new Date(nowMs);
  expiry.setHours(EXPIRY_HOUR, 0, 0, 0);
  if (expiry.getTime() <= nowMs) expiry.setDate(expiry.getDate() + 1);
  return expiry.getTime();
}
