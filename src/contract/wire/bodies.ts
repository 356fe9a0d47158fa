import * as v from 'valibot';
import { STEP_UP_PROOFS } from '../people/security/schema.ts';
import { ReachedLimit } from '../protection/own-limit/schema.ts';
import { Maintenance } from '../site/site/schema.ts';

/** A sealed request body; form paths send the one field urlencoded. */
export const SealedRequest = v.object({ encrypted: v.string() });

/** A sealed response: the key is derived from its own timestamp. */
export const SealedAnswer = v.object({ timestamp: v.string(), encrypted: v.string() });

/** Content of every response. `code` 0 is success; the others are in platform-codes. */
export const Outcome = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown(), null),
});
export type Outcome = v.InferOutput<typeof Outcome>;

/** Optional content of `data` beside a refusal; unknown fields are ignored. */
export const RefusalData = v.object({
  /** Epoch ms until which the refusal lasts. */
  until: v.optional(v.number()),
  waitMs: v.optional(v.number()),
  max: v.optional(v.number()),
  /** Server time beside STALE_TIMESTAMP. */
  now: v.optional(v.number()),
  /** Beside ACCESS_CAVEAT, ACCESS_RESTRICTION and SYSTEM_MAINTENANCE. */
  maintenance: v.optional(Maintenance),
  /** Beside NEED_SAFE: which kind of challenge, by number. */
  verifyType: v.optional(v.number()),
  /** Beside WRONG_VERIFY_CODE: tries left. */
  left: v.optional(v.number()),
  /** Beside STEP_UP_NEEDED: by what the second look is passed. */
  proof: v.optional(v.picklist(STEP_UP_PROOFS)),
  /** Beside LIMIT_REACHED. */
  limit: v.optional(ReachedLimit),
});
export type RefusalData = v.InferOutput<typeof RefusalData>;
