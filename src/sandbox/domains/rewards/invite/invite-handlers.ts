import type { inviteCalls } from '#contract/rewards/invite/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { mainCurrencyOf } from '#sandbox/base/tables/sites.table.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { Invitations } from './invitations.ts';
import { invitationWire, isOpen, progressOf } from './invite-wire.ts';

/** Dependencies of the calls about invitations. */
type InvitePorts = { readonly accounts: Pick<Accounts, 'byId'>; readonly invitations: Invitations };

/** Look-ups per ten minutes: enough for opening links, too few for listing the codes. */
const LOOK_UPS = { each: 100, all: 10_000 };

/** Invitations of friends [1.02]. */
export const inviteHandlers = ({ accounts, invitations }: InvitePorts): HandlersOf<typeof inviteCalls> => {
  const lookUps = createThrottle(LOOK_UPS);
  const { codes, activity } = invitations;
  return {
    'invite.open': ({ code }, context) => {
      lookUps.take(context);
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
