import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { query } from '#sandbox/db/query.ts';

/** Request of a member with its own id. */
export type IdentifiedRequest = {
  readonly owner: string;
  readonly call: string;
  readonly requestId: string;
  /** A digest of the input, without the id and without secrets. */
  readonly input: string;
};

export type RequestIds = {
  /**
   * Reports whether this request already took effect: the same call with the same input under the same id.
   * @throws Refusal BAD_REQUEST when the id belongs to another call or another input
   */
  isRepeat(request: IdentifiedRequest): boolean;
  /** Runs a request under its id. The id stays with the request, unless it is refused without any effect. */
  run<Answer>(request: IdentifiedRequest, answer: () => Promise<Answer>): Promise<Answer>;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly now: () => number;
  /** Reports whether any call has taken effect under an id. */
  hasEffect(owner: string, requestId: string): boolean;
};

const Row = v.object({ call: v.string(), input: v.string() });
const WithId = v.looseObject({ clientRequestId: ClientRequestId });

/** Serialises a value with the fields of every object in one order. */
const canonical = (input: unknown): string =>
  JSON.stringify(input, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * Parses the id of an input, in the wire format; null for a request without one. Passwords are excluded from the digest, so
 * that no stored value can be used to guess them.
 */
export function identifiedRequest(owner: string, call: string, raw: unknown): IdentifiedRequest | null {
  const parsed = v.safeParse(WithId, raw);
  if (!parsed.success) return null;
  const { clientRequestId: requestId, password: _secret, ...rest } = parsed.output;
  const input = createHash('sha256').update(canonical(rest)).digest('base64url');
  return { owner, call, requestId, input };
}

/** Binds each id of a member to one call and one input. Ids of different members are independent. */
export function createRequestIds({ db, now, hasEffect }: Ports): RequestIds {
  const find = query(db, Row, 'SELECT call, input FROM request_id WHERE owner = ? AND request_id = ?');
  const claim = db.prepare('INSERT OR IGNORE INTO request_id VALUES (?, ?, ?, ?, ?)');
  const release = db.prepare('DELETE FROM request_id WHERE owner = ? AND request_id = ?');
  return {
    isRepeat({ owner, requestId, call, input }) {
      const known = find.get(owner, requestId);
      const isDone = hasEffect(owner, requestId);
      const isOther = known ? known.call !== call || known.input !== input : isDone;
      return isOther ? refuse('BAD_REQUEST') : isDone;
    },
    async run({ owner, requestId, call, input }, answer) {
      claim.run(owner, requestId, call, input, now());
      try {
        return await answer();
      } catch (thrown) {
        if (!hasEffect(owner, requestId)) release.run(owner, requestId);
        throw thrown;
      }
    },
  };
}
