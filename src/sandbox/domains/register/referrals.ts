import { refuse } from '#sandbox/base/refusal.ts';
import type { Invitations } from '#sandbox/domains/invite/invitations.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';

/** Whose link a new member came by. */
type Referral = { readonly inviterId: string } | null;

/** Whom new members came from: a friend by a code. */
export type Referrals = {
  /** @throws Refusal NOT_FOUND for a code of an invitation that nobody has. */
  find(brought: { readonly invite: string }): Referral;
  /** The member has an account by now; notes who brought them. */
  arrive(link: Referral, userId: string, context: Pick<CallContext, 'siteId' | 'now'>): void;
};

/** Looks up whose link a registration brings; times are epoch ms. */
export const createReferrals = ({ invitations }: { readonly invitations: Invitations }): Referrals => ({
  find: ({ invite }) =>
    invite === '' ? null : { inviterId: invitations.codes.ownerOf(invite) ?? refuse('NOT_FOUND') },
  arrive(link, friendId, { siteId, now }) {
    if (link !== null) invitations.arrive({ ...link, friendId, siteId }, now);
  },
});
