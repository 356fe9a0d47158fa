import * as v from 'valibot';
import { REFERRAL_CODE, REFERRAL_RETENTION_MS } from '#contract/rewards/invite/referral.ts';
import { type KeyValueStore, parsed } from '#worker/storage/key-value-store.ts';

const KEY = 'referral';

const Kept = v.object({
  by: v.picklist(['friend', 'agent']),
  code: v.pipe(v.string(), v.regex(REFERRAL_CODE)),
  at: v.number(),
});

/** The link of a friend or an agent, by its code. */
export type Referral = Pick<v.InferOutput<typeof Kept>, 'by' | 'code'>;

/** Referral link this device was opened with. */
export type StoredReferral = {
  /** Returns the link; null where there is none, and after thirty days; `now` is epoch ms. */
  current(now: number): Referral | null;
  /** Stores a link, unless another one is stored: the first one wins. An invalid code is left out. */
  keep(referral: Referral, now: number): Promise<void>;
  /** The device has registered. */
  forget(): Promise<void>;
};

/** Loads the referral link of this device, if any. */
export async function loadReferral(store: KeyValueStore): Promise<StoredReferral> {
  const keptIn = (value: unknown) => (v.is(Kept, value) ? value : null);
  const read = async () => parsed(await store.look(KEY), keptIn);
  const first = await read();
  let kept = first.is === 'value' ? first.value : null;
  const alive = (now: number) => (kept !== null && now < kept.at + REFERRAL_RETENTION_MS ? kept : null);
  return {
    current: alive,
    async keep({ by, code }, now) {
      // Another tab may have been opened with a link since.
      const stored = await read();
      if (stored.is === 'value') kept = stored.value;
      const fresh = v.safeParse(Kept, { by, code, at: now });
      if (alive(now) !== null || !fresh.success) return;
      kept = fresh.output;
      if (stored.is !== 'unknown') await store.set(KEY, kept);
    },
    async forget() {
      kept = null;
      await store.remove(KEY);
    },
  };
}
