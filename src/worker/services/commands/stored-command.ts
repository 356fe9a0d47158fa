import * as v from 'valibot';
import { CommandSubject } from '#contract/commands/command.ts';
import { type ErrorCode, isErrorCode } from '#contract/errors.ts';
import { timeField } from '#contract/fields/fields.ts';
import { BetId, ClientRequestId, UserId } from '#contract/fields/ids.ts';

/** Version written with every stored command; another number is another shape, which this build cannot read. */
export const STORED_VERSION = 1;

/** Command as stored on the device from before its first transmission. */
export const StoredCommand = v.object({
  version: v.literal(STORED_VERSION),
  requestId: ClientRequestId,
  owner: UserId,
  what: CommandSubject,
  state: v.picklist(['waiting', 'sending', 'verifying', 'made', 'refused', 'notMade']),
  since: timeField,
  /** Latest possible time of a transmission by the platform's clock; null until the platform has dated it. */
  sentAt: v.nullable(timeField),
  /** Why the platform refused it; null otherwise. */
  refusal: v.nullable(v.custom<ErrorCode>(isErrorCode)),
  /** Time its outcome became known; null until then. */
  settledAt: v.nullable(timeField),
  /** A page has shown its end to the member. */
  told: v.boolean(),
  /** The bet it has placed or changed; null of everything else. */
  betId: v.optional(v.nullable(BetId), null),
});
export type StoredCommand = v.InferOutput<typeof StoredCommand>;

/** Link of a request that was identical to a command without a known outcome: it refers to that one permanently. */
export const StoredLink = v.object({
  version: v.literal(STORED_VERSION),
  sameAs: ClientRequestId,
  at: timeField,
});
export type StoredLink = v.InferOutput<typeof StoredLink>;

/** Reports whether its outcome is still unknown. */
export const isUndecided = ({ state }: Pick<StoredCommand, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'verifying';

/** Returns the record of an unsettled command, to be stored again. */
export const storedCommandOf = (
  { requestId, owner, what }: Pick<StoredCommand, 'requestId' | 'owner' | 'what'>,
  { since, sentAt }: Pick<StoredCommand, 'since' | 'sentAt'>,
  state: StoredCommand['state'],
): StoredCommand => ({
  version: STORED_VERSION,
  requestId,
  owner,
  what,
  state,
  since,
  sentAt,
  refusal: null,
  settledAt: null,
  told: false,
  betId: null,
});
