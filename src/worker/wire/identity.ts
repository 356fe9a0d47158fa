import { concatMap, firstValueFrom } from 'rxjs';
import { APP_VERSION } from '#contract/constants/version.ts';
import { LANGUAGE } from '#contract/languages.table.ts';
import { APP_KEY } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { IdentityHeaders } from '#contract/wire/headers.ts';
import { newNonce } from '#contract/wire/nonce.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { TabLocks } from '#worker/tabs/tab-locks.ts';
import { type KeptReferral, loadReferral } from './referral.ts';

const DEVICE_KEY = 'device-uuid';
const RISK_KEY = 'risk-token';

/** Who is asking, apart from the session. */
export type Identity = {
  readonly siteId: number;
  /** The link this device came by. */
  readonly referral: KeptReferral;
  /** The identity headers of one request [7.02]. */
  headers(request: { token: string; nonce: string; timestamp: string }): IdentityHeaders;
  /** Keeps the verify gateway's token for all later requests [7.05]. */
  keepRiskToken(token: string): void;
};

const textAt = async (store: KeyValueStore, key: string): Promise<string> => {
  const value = await store.get(key);
  return typeof value === 'string' ? value : '';
};

async function deviceUuidOf(store: KeyValueStore, engine: CryptoEngine): Promise<string> {
  const known = await textAt(store, DEVICE_KEY);
  if (known) return known;
  const fresh = newNonce(engine);
  await store.set(DEVICE_KEY, fresh);
  return fresh;
}

/**
 * Tabs that are opened together on the first visit are one device: a session is good only on the device it began on,
 * and they share their sessions.
 */
const sharedDeviceUuid = (
  store: KeyValueStore,
  engine: CryptoEngine,
  locks: TabLocks | null,
): Promise<string> =>
  locks === null
    ? deviceUuidOf(store, engine)
    : firstValueFrom(
        locks.hold(`courtside.${DEVICE_KEY}`).pipe(concatMap(() => deviceUuidOf(store, engine))),
      );

/** The token of the agent by whose link this device came, or blank. */
function agentTokenAt({ current }: KeptReferral, now: number): string {
  const link = current(now);
  return link?.by === 'agent' ? link.code : '';
}

/** Reads, or makes on the first visit, what identifies this device. */
export async function loadIdentity(
  store: KeyValueStore,
  engine: CryptoEngine,
  { siteId }: Pick<Identity, 'siteId'>,
  locks: TabLocks | null = null,
): Promise<Identity> {
  const deviceUuid = await sharedDeviceUuid(store, engine, locks);
  const referral = await loadReferral(store);
  let riskToken = await textAt(store, RISK_KEY);
  return {
    siteId,
    referral,
    headers: ({ token, nonce, timestamp }) => ({
      'client-type': 'web',
      'site-id': String(siteId),
      token,
      'agent-token': agentTokenAt(referral, Number(timestamp)),
      'device-uuid': deviceUuid,
      version: APP_VERSION,
      'app-key': APP_KEY,
      nonce,
      timestamp,
      platform: 'browser',
      'accept-language': LANGUAGE.accept,
      'risk-token': riskToken,
    }),
    keepRiskToken: (token) => {
      riskToken = token;
      void store.set(RISK_KEY, token);
    },
  };
}
