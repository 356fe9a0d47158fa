import type { CaptchaType } from '#contract/wire/captcha.ts';
import { dropExpired } from '#sandbox/base/drop-expired.ts';

/** Each call that waited for one verification goes on with the same pass, once. */
const LIFE_MS = 60_000;

type Earned = { readonly device: string; readonly verifyType: CaptchaType };
/** What a pass is brought for; `call` is a name of the table of calls. */
type Use = Earned & { readonly call: string };

/** What verifications have earned [8.11]. Times are epoch ms. */
export type Passes = {
  give(earned: Earned, now: number): string;
  /** Whether a pass was earned by this device a moment ago, by a verification of that kind, and not spent on the call yet; spends it. */
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
