import { COMPARE_TIME_THRESHOLD_MS } from '#contract/constants/requests.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { SIGN_HEADER } from '#contract/wire/headers.ts';
import { checkSignature, hashBody } from '#contract/wire/signature.ts';
import type { NonceMemory } from '#sandbox/base/nonce-memory.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Inquiry } from './inquiry.ts';
import { type Identity, readIdentity } from './read-identity.ts';

/**
 * Lets a request in that is whole, of the last two minutes, signed, and new: one from before this start of the platform is
 * stale, since nothing remembers whether it was answered.
 * @throws Refusal BAD_REQUEST, STALE_TIMESTAMP with the server's time, BAD_SIGNATURE, NONCE_SEEN.
 */
export async function admit(engine: CryptoEngine, nonces: NonceMemory, inquiry: Inquiry): Promise<Identity> {
  const { method, path, query, body, headers, now } = inquiry;
  const identity = readIdentity(headers);
  const sentAt = Number(identity.headers.timestamp);
  if (!(Math.abs(now - sentAt) <= COMPARE_TIME_THRESHOLD_MS)) return refuse('STALE_TIMESTAMP', { now });
  const signed = { method, path, query, bodyHash: await hashBody(engine, body), headers: identity.headers };
  const sign = headers.get(SIGN_HEADER) ?? '';
  if (!(await checkSignature(engine, APP_SECRET, signed, sign))) return refuse('BAD_SIGNATURE');
  const use = nonces.take(identity.headers.nonce, sentAt, now);
  if (use === 'seen') return refuse('NONCE_SEEN');
  if (use === 'forgotten') return refuse('STALE_TIMESTAMP', { now });
  return identity;
}
