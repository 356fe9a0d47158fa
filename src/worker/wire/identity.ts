import { concatMap, firstValueFrom } from 'rxjs';
import * as v from 'valibot';
import { LANGUAGE } from '#contract/languages.table.ts';
import { REFERRAL_CODE, REFERRAL_RETENTION_MS } from '#contract/rewards/invite/constants.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { APP_KEY, type IdentityHeaders } from '#contract/wire/headers.ts';
import { type KeyValueStore, parsed } from '#worker/storage/key-value-store.ts';
import type { TabLocks } from '#worker/tabs/tab-locks.ts';

const DEVICE_KEY = 'device-uuid';
const RISK_KEY = 'risk-token';
const REFERRAL_KEY = 'referral';

const StoredLink = v.object({
  by: v.picklist(['friend', 'agent']),
  code: v.pipe(v.string(), v.regex(REFERRAL_CODE)),
  at: v.number(),
});

/** The link of a friend or an agent, by its code. */
export type Referral = Pick<v.InferOutput<typeof StoredLink>, 'by' | 'code'>;

/** Referral link this device was opened with. */
export type StoredReferral = {
  /** Returns the link; null where there is none, and after thirty days; `now` is epoch ms. */
  current(now: number): Referral | null;
  /** Stores a link, unless another one is stored: the first one wins. An invalid code is left out. */
  save(referral: Referral, now: number): Promise<void>;
  /** The device has registered. */
  forget(): Promise<void>;
};

/** Loads the referral link of this device, if any. */
async function loadReferral(store: KeyValueStore): Promise<StoredReferral> {
  const linkIn = (value: unknown) => (v.is(StoredLink, value) ? value : null);
  const read = async () => parsed(await store.lookUp(REFERRAL_KEY), linkIn);
  const first = await read();
  let link = first.is === 'value' ? first.value : null;
  const alive = (now: number) => (link !== null && now < link.at + REFERRAL_RETENTION_MS ? link : null);
  return {
    current: alive,
    async save({ by, code }, now) {
      // Another tab may have been opened with a link since.
      const stored = await read();
      if (stored.is === 'value') link = stored.value;
      const fresh = v.safeParse(StoredLink, { by, code, at: now });
      if (alive(now) !== null || !fresh.success) return;
      link = fresh.output;
      if (stored.is !== 'unknown') await store.set(REFERRAL_KEY, link);
    },
    async forget() {
      link = null;
      await store.remove(REFERRAL_KEY);
    },
  };
}

/** Identity of the client, apart from the session. */
export type Identity = {
  readonly siteId: number;
  /** True if the store could not be read: the device has another id for this visit, and the stored login is not used. */
  readonly isOfVisit: boolean;
  /** Referral link this device was opened with. */
  readonly referral: StoredReferral;
  /** The identity headers of one request [7.02]. */
  headers(request: { token: string; nonce: string; timestamp: string }): IdentityHeaders;
  /** Stores the verify gateway's token for all later requests [7.05]. */
  storeRiskToken(token: string): void;
};

const textAt = async (store: KeyValueStore, key: string): Promise<string> => {
  const value = await store.get(key);
  return typeof value === 'string' ? value : '';
};

type Device = { readonly uuid: string; readonly isOfVisit: boolean };

async function deviceOf(store: KeyValueStore, engine: CryptoEngine): Promise<Device> {
  const known = await store.lookUp(DEVICE_KEY);
  if (known.is === 'value' && typeof known.value === 'string' && known.value !== '')
    return { uuid: known.value, isOfVisit: false };
  const uuid = newNonce(engine);
  const isOfVisit = known.is === 'unknown';
  if (!isOfVisit) await store.set(DEVICE_KEY, uuid);
  return { uuid, isOfVisit };
}

/**
 * Tabs that are opened together on the first visit are one device: a session is good only on the device it began on,
 * and they share their sessions.
 */
const sharedDevice = (store: KeyValueStore, engine: CryptoEngine, locks: TabLocks | null): Promise<Device> =>
  locks === null
    ? deviceOf(store, engine)
    : firstValueFrom(locks.hold(`courtside.${DEVICE_KEY}`).pipe(concatMap(() => deviceOf(store, engine))));

/** Returns the token of the agent whose link this device was opened with, or blank. */
function agentTokenAt({ current }: StoredReferral, now: number): string {
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
  const device = await sharedDevice(store, engine, locks);
  const referral = await loadReferral(store);
  let riskToken = await textAt(store, RISK_KEY);
  return {
    siteId,
    isOfVisit: device.isOfVisit,
    referral,
    headers: ({ token, nonce, timestamp }) => ({
      'client-type': 'web',
      'site-id': String(siteId),
      token,
      'agent-token': agentTokenAt(referral, Number(timestamp)),
      'device-uuid': device.uuid,
      version: APP_VERSION,
      'app-key': APP_KEY,
      nonce,
      timestamp,
      platform: 'browser',
      'accept-language': LANGUAGE.accept,
      'risk-token': riskToken,
    }),
    storeRiskToken: (token) => {
      riskToken = token;
      void store.set(RISK_KEY, token);
    },
  };
}
