import hmacSha256 from 'crypto-js/hmac-sha256.js';

/** HMAC-SHA-256 in hex without waiting, wherever there is no Node; `key` is text. */
export const keyedHash =
  (key: string) =>
  (text: string): string =>
    hmacSha256(text, key).toString();
