import { accountCalls } from '#contract/people/account/calls.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { loginPasswordChanged } from '#sandbox/domains/care/inbox/people/security-news.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { mountAccountAdmin } from './account-admin.ts';
import type { AccountPorts } from './account-ports.ts';
import { loginHandlers } from './login-handlers.ts';
import { provenAccount } from './open-session.ts';

/** Sessions [7.11]. `password` is the login hash. */
const accountHandlers = (platform: AccountPorts): HandlersOf<typeof accountCalls> => {
  const { db, accounts, sessions, auth, messages } = platform;
  return {
    ...loginHandlers(platform),
    'account.logout': (_input, { token, account }) => {
      if (account && auth.leavingEverywhere.delete(token)) sessions.endAll(account.userId, 'logout');
      else sessions.end(token, 'logout');
      return {};
    },
    'account.logoutSetup': ({ reach }, { token }) => {
      if (reach === 'everywhere') auth.leavingEverywhere.add(token);
      else auth.leavingEverywhere.delete(token);
      return {};
    },
    'account.checkChangePassword': (_input, context) =>
      auth.accountStatus.password(accountOf(context).userId, context.now),
    'account.changePassword': async ({ oldPassword, password }, context) => {
      const { name, userId } = accountOf(context);
      await provenAccount(platform, { name, password: oldPassword }, context);
      const stored = await auth.passwords.store(password);
      transaction(db, () => {
        accounts.setPassword(userId, stored);
        sessions.endAll(userId, 'password', context.token);
        auth.accountStatus.passwordChanged(userId, context.now);
        messages.send(userId, { ...loginPasswordChanged(), at: context.now });
      });
      return {};
    },
  };
};

/** Logging in and out. */
export const accountDomain = statelessDomain({
  admin: mountAccountAdmin,
  handlers: handlersFor(accountCalls, accountHandlers),
});
