const EXPIRY_HOUR = 22;

/**
 * When an entry of the session-token store expires [9.07]: the next 22:00 of the viewer's own day, epoch ms.
 * @param nowMs epoch ms
 */
export function sessionEntryExpiry(nowMs: number): number {
  const expiry = new Date(nowMs);
  expiry.setHours(EXPIRY_HOUR, 0, 0, 0);
  if (expiry.getTime() <= nowMs) expiry.setDate(expiry.getDate() + 1);
  return expiry.getTime();
}
