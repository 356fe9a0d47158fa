import type * as v from 'valibot';
import type { inviteCalls } from '#contract/rewards/invite/calls.ts';
import { INVITE_TERMS, INVITE_WAIT_MS, INVITE_WINDOW_MS } from '#contract/rewards/invite/constants.ts';
import type { Invitation, InviteProgress } from '#contract/rewards/invite/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { maskedNickname } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { mainCurrencyOf } from '#sandbox/base/tables/sites.table.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { InvitationRow } from './invitation-store.ts';
import type { Invitations } from './invitations.ts';

/** Activity of a friend within the time of the terms, minor units. */
type Done = { readonly deposited: bigint; readonly staked: bigint };

/** Reports whether it is still to be decided. */
const isOpen = ({ state }: InvitationRow): boolean => state === 'registered' || state === 'qualified';

function paidAt({ state, qualified_at, ended_at }: InvitationRow): number | null {
  if (state === 'rewarded') return ended_at;
  return state === 'qualified' && qualified_at !== null ? qualified_at + INVITE_WAIT_MS : null;
}

/** An invitation as its inviter reads it. */
const invitationWire = (
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
function progressOf(
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

/** Dependencies of the calls about invitations. */
type InvitePorts = { readonly accounts: Pick<Accounts, 'byId'>; readonly invitations: Invitations };

/** Look-ups per ten minutes: enough for opening links, too few for listing the codes. */
const LOOKUP_LIMITS = { each: 100, all: 10_000 };

/** Invitations of friends [1.02]. */
export const inviteHandlers = ({ accounts, invitations }: InvitePorts): HandlersOf<typeof inviteCalls> => {
  const lookupThrottle = createThrottle(LOOKUP_LIMITS);
  const { codes, activity } = invitations;
  return {
    'invite.open': ({ code }, context) => {
      lookupThrottle.take(context);
      const inviterId = codes.ownerOf(code) ?? refuse('NOT_FOUND');
      codes.note(inviterId, context.device, context.now);
      return { nickname: accounts.byId(inviterId)?.nickname ?? '' };
    },
    'invite.progress': (_input, context) => {
      const { userId } = accountOf(context);
      invitations.settle(context.now);
      const opened = codes.openings(userId);
      const rows = invitations.of(userId).map((row) => ({ row, ...activity.of(row) }));
      return { code: codes.of(userId), opened, ...progressOf(rows, mainCurrencyOf(context.siteId)) };
    },
    'invite.list': ({ which, page, size }, context) => {
      invitations.settle(context.now);
      const all = invitations.of(accountOf(context).userId);
      const [open, met] = [all.filter(isOpen), all.filter(({ qualified_at }) => qualified_at !== null)];
      const chosen = { all, open, met }[which];
      const shown = chosen.slice((page - 1) * size, page * size);
      return {
        counts: { all: all.length, open: open.length, met: met.length },
        total: chosen.length,
        list: shown.map((row) => invitationWire(row, activity.of(row))),
      };
    },
  };
};
