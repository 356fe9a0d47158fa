import type { CaptchaType } from '#contract/wire/captcha.ts';
import { dropExpired } from '#sandbox/base/drop-expired.ts';

/** Each call that waited for one verification goes on with the same pass, once. */
const LIFE_MS = 60_000;

type Earned = { readonly device: string; readonly verifyType: CaptchaType };
/** Use of a pass; `call` is a name in the table of calls. */
type Use = Earned & { readonly call: string };

/** Passes earned by verifications [8.11]. Times are epoch ms. */
export type Passes = {
  give(earned: Earned, now: number): string;
  /** Spends a pass: true, once per call, if it is valid for this device and this kind of verification. */
  spend(pass: string, use: Use, now: number): boolean;
};

/** Passes in memory; `secret` makes a text nobody guesses. */
export function createPasses(secret: () => string): Passes {
  const kept = new Map<string, Earned & { readonly until: number; readonly calls: Set<string> }>();
  return {
    give(earned, now) {
      dropExpired(kept, now);
      const pass = secret();
      kept.set(pass, { ...earned, until: now + LIFE_MS, calls: new Set() });
      return pass;
    },
    spend(pass, { device, verifyType, call }, now) {
      const found = kept.get(pass);
      if (!found || found.until <= now || found.calls.has(call)) return false;
      if (found.device !== device || found.verifyType !== verifyType) return false;
      found.calls.add(call);
      return true;
    },
  };
}
