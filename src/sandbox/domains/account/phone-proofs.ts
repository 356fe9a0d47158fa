import { dropExpired } from '#sandbox/base/drop-expired.ts';

const LIFE_MS = 300_000;

type Proof = { readonly address: string; readonly code: string; readonly device: string };

/** Codes that were right and are spent, while the member types the code of the second factor; a restart forgets them. */
export type PhoneProofs = {
  has(proof: Proof, now: number): boolean;
  keep(proof: Proof, now: number): void;
  drop(proof: Proof): void;
};

const keyOf = ({ address, code, device }: Proof) => `${address}\n${code}\n${device}`;

/** A proof is good on the device that gave it, for five minutes from the first time. */
export function createPhoneProofs(): PhoneProofs {
  const kept = new Map<string, { readonly until: number }>();
  return {
    has: (proof, now) => (kept.get(keyOf(proof))?.until ?? 0) > now,
    keep(proof, now) {
      dropExpired(kept, now);
      if (!kept.has(keyOf(proof))) kept.set(keyOf(proof), { until: now + LIFE_MS });
    },
    drop: (proof) => void kept.delete(keyOf(proof)),
  };
}
