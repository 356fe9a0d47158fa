import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { INVITATION_REFUSALS, INVITATION_STATES } from './states.table.ts';

/** How far a member's invitations have come: each step counts those that went on to the next one too. */
export const InviteProgress = v.object({
  /** The member's own code. */
  code: v.string(),
  currency: currencyField,
  opened: v.number(),
  registered: v.number(),
  deposited: v.number(),
  qualified: v.number(),
  rewarded: v.number(),
  /** What was paid to the member so far, and what is still to come for those whose terms are met. */
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
  /** Until when the terms can be met. */
  until: timeField,
  deposited: minorField,
  staked: minorField,
  state: v.picklist(INVITATION_STATES),
  reason: v.nullable(v.picklist(INVITATION_REFUSALS)),
  /** When it is or was paid; null while that is not known. */
  paidAt: v.nullable(timeField),
});
export type Invitation = v.InferOutput<typeof Invitation>;
