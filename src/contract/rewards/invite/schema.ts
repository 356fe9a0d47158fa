import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { INVITATION_REFUSALS, INVITATION_STATES } from './states.table.ts';

/** Progress of a member’s invitations: each step includes those that reached a later one. */
export const InviteProgress = v.object({
  /** The member's own code. */
  code: v.string(),
  currency: currencyField,
  opened: v.number(),
  registered: v.number(),
  deposited: v.number(),
  qualified: v.number(),
  rewarded: v.number(),
  /** Total paid to the member so far, and the amount pending for those whose terms are met. */
  paid: minorField,
  due: minorField,
});
export type InviteProgress = v.InferOutput<typeof InviteProgress>;

/** One friend who registered by the member's link. */
export const Invitation = v.object({
  invitationId: v.string(),
  /** Masked. */
  friend: v.string(),
  currency: currencyField,
  registeredAt: timeField,
  /** Deadline for meeting the terms. */
  until: timeField,
  deposited: minorField,
  staked: minorField,
  state: v.picklist(INVITATION_STATES),
  reason: v.nullable(v.picklist(INVITATION_REFUSALS)),
  /** Time of the payment, past or future; null while it is not known. */
  paidAt: v.nullable(timeField),
});
export type Invitation = v.InferOutput<typeof Invitation>;
