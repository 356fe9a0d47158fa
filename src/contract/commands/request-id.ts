import type { ClientRequestId } from '#contract/fields/ids.ts';

/** Reports whether a stored text is a request id. */
export const isRequestId = (text: string): text is ClientRequestId => /^[\da-f]{16,64}$/.test(text);

/** An id of one intent from random bytes, 8 to 32 of them. @throws RangeError for other sizes. */
export function clientRequestIdOf(bytes: Uint8Array): ClientRequestId {
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (isRequestId(text)) return text;
  throw new RangeError('a request id takes 8 to 32 bytes');
}
