import { refuse } from '#sandbox/base/refusal.ts';
import type { Agents } from '#sandbox/domains/rewards/agent/agents.ts';
import type { Invitations } from '#sandbox/domains/rewards/invite/invitations.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';

/** Referrer of a new member. */
type Referral = { readonly inviterId: string } | { readonly agentId: string } | null;

/** Referrers of new members: an agent by the header of the device, or a friend by a code [7.02]. */
export type Referrals = {
  /**
   * Finds the referrer; an agent’s link takes precedence over a code, since a member has only one. @throws Refusal
   * NOT_FOUND for an unknown code.
   */
  find(invitation: { readonly invite: string; readonly agentToken: string }): Referral;
  /** The member has an account by now; notes who brought them. */
  arrive(link: Referral, userId: string, context: Pick<CallContext, 'siteId' | 'now'>): void;
};

type Ports = { readonly invitations: Invitations; readonly agents: Agents };

/** Looks up whose link a registration brings; times are epoch ms. */
export const createReferrals = ({ invitations, agents }: Ports): Referrals => ({
  find({ invite, agentToken }) {
    const agent = agents.store.byCode(agentToken);
    if (agent !== null) return { agentId: agent.user_id };
    return invite === '' ? null : { inviterId: invitations.codes.ownerOf(invite) ?? refuse('NOT_FOUND') };
  },
  arrive(link, friendId, { siteId, now }) {
    if (link === null) return;
    if ('agentId' in link) agents.arrive(link.agentId, friendId, now);
    else invitations.arrive({ ...link, friendId, siteId }, now);
  },
});
