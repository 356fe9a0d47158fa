import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { webcryptoEngine } from './webcrypto-engine.ts';

/** WebCrypto on a secure origin; else crypto-js, fetched only then [7.03]. */
export async function chooseEngine(crypto: Crypto): Promise<CryptoEngine> {
  if ('subtle' in crypto) return webcryptoEngine(crypto);
  const { cryptoJsEngine } = await import('#contract/wire/crypto/crypto-js-engine.ts');
  return cryptoJsEngine;
}
