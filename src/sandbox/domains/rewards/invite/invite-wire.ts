import type * as v from 'valibot';
import { INVITE_TERMS, INVITE_WAIT_MS, INVITE_WINDOW_MS } from '#contract/rewards/invite/constants.ts';
import type { Invitation, InviteProgress } from '#contract/rewards/invite/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { maskedNickname } from '#sandbox/base/names/masked.ts';
import type { InvitationRow } from './invitation-store.ts';

/** Activity of a friend within the time of the terms, minor units. */
type Done = { readonly deposited: bigint; readonly staked: bigint };

/** Whether it is still to be decided. */
export const isOpen = ({ state }: InvitationRow): boolean => state === 'registered' || state === 'qualified';

function paidAt({ state, qualified_at, ended_at }: InvitationRow): number | null {
  if (state === 'rewarded') return ended_at;
  return state === 'qualified' && qualified_at !== null ? qualified_at + INVITE_WAIT_MS : null;
}

/** An invitation as its inviter reads it. */
export const invitationWire = (
  row: InvitationRow,
  { deposited, staked }: Done,
): v.InferInput<typeof Invitation> => ({
  invitationId: String(row.invitation_id),
  friend: maskedNickname(row.friend_name),
  currency: row.currency,
  registeredAt: row.registered_at,
  until: row.registered_at + INVITE_WINDOW_MS,
  deposited: minorText(deposited),
  staked: minorText(staked),
  state: row.state,
  reason: row.reason,
  paidAt: paidAt(row),
});

/** Returns the progress of invitations; money in the requested currency. */
export function progressOf(
  all: readonly (Done & { readonly row: InvitationRow })[],
  currency: Currency,
): Omit<v.InferInput<typeof InviteProgress>, 'code' | 'opened'> {
  const inState = (...states: readonly InvitationRow['state'][]) =>
    all.filter(({ row }) => states.includes(row.state));
  const worth = (some: typeof all) =>
    minorText(
      INVITE_TERMS[currency].reward * BigInt(some.filter(({ row }) => row.currency === currency).length),
    );
  return {
    currency,
    registered: all.length,
    deposited: all.filter(({ deposited }) => deposited > 0n).length,
    qualified: inState('qualified', 'rewarded').length,
    rewarded: inState('rewarded').length,
    paid: worth(inState('rewarded')),
    due: worth(inState('qualified')),
  };
}
