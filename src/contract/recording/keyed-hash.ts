import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/hmac.js';
import 'crypto-js/sha256.js';

/** Returns a synchronous HMAC-SHA-256 function with hex output, for environments without Node; `key` is text, prepared once. */
export function keyedHash(key: string): (text: string) => string {
  const hmac = CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA256, key);
  return (text) => {
    const hash = hmac.finalize(text).toString();
    hmac.reset();
    return hash;
  };
}
