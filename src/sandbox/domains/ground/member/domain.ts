import { memberCalls } from '#contract/people/member/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { createAccounts } from './accounts.ts';
import { memberHandlers } from './member-handlers.ts';
import { seedMembers } from './seed-members.ts';

/** Members and their accounts. */
export const memberDomain = domain({
  bounds: {
    member: record,
  },
  open: ({ db }: Stored) => ({ accounts: createAccounts(db) }),
  seed: (ports: Omit<Parameters<typeof seedMembers>[0], 'now'>, now) => seedMembers({ ...ports, now }),
  handlers: handlersFor(memberCalls, memberHandlers),
});
