import type { accountCalls } from '#contract/calls/account.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/constants/captcha.ts';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/constants/requests.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import { loginSignature } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { isSameText } from '#sandbox/base/same-text.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { phoneAddress } from '#sandbox/domains/code/address.ts';
import { loginPasswordChanged } from '#sandbox/domains/inbox/security-news.ts';
import { storePassword } from '#sandbox/domains/member/password.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { AccountPorts } from './account-ports.ts';
import { openSession, provenAccount } from './open-session.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;
/** A login that waits for its verification is sent again as it was signed. */
const SIGNED_LOGIN_LIVES_MS = COMPARE_TIME_THRESHOLD_MS + VERIFY_WAIT_MAX_MS;

/** Sessions [7.11]. `password` is the login hash. */
export const accountHandlers = (platform: AccountPorts): HandlersOf<typeof accountCalls> => {
  const { db, accounts, sessions, auth, messages } = platform;
  return {
    'account.login': async (payload, context) =>
      openSession(platform, await provenAccount(platform, payload, context), context),
    'account.loginByPhone': ({ region, phone, code }, context) => {
      if (platform.sites.config(context.siteId).params?.phone_login !== '1') return refuse('NOT_FOUND');
      const address = phoneAddress({ region, phone });
      auth.codes.use(address, 'login', code, context.now);
      const account = accounts.byId(auth.contacts.ownerOf(address) ?? '') ?? refuse('NOT_FOUND');
      return openSession(platform, account, context);
    },
    'account.loginSigned': async (payload, context) => {
      const right = await loginSignature(nodeEngine, APP_SECRET, payload);
      const age = Math.abs(context.now - Number(payload.timewd));
      if (!isSameText(payload.signature, right) || !(age <= SIGNED_LOGIN_LIVES_MS))
        return refuse('BAD_SIGNATURE');
      const account = await provenAccount(platform, payload, context);
      return openSession(platform, account, context, THIRTY_DAYS_MS);
    },
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
      const stored = await storePassword(password);
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
