import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/hmac.js';
import 'crypto-js/sha256.js';

/** HMAC-SHA-256 in hex without waiting, wherever there is no Node; `key` is text, made ready once. */
export function keyedHash(key: string): (text: string) => string {
  const hmac = CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA256, key);
  return (text) => {
    const hash = hmac.finalize(text).toString();
    hmac.reset();
    return hash;
  };
}
