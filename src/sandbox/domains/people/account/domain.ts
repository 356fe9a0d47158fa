import { accountCalls } from '#contract/people/account/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { mountAccountAdmin } from './account-admin.ts';
import { accountHandlers } from './account-handlers.ts';

/** Logging in and out. */
export const accountDomain = statelessDomain({
  admin: mountAccountAdmin,
  handlers: handlersFor(accountCalls, accountHandlers),
});
