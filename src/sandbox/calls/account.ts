import type { accountCalls } from '#contract/calls/account.ts';
import { APP_SECRET, COMPARE_TIME_THRESHOLD_MS, VERIFY_WAIT_MAX_MS } from '#contract/constants.ts';
import { loginSignature } from '#contract/wire/login-signature.ts';
import { phoneAddress } from '#sandbox/entrance/address.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { nodeEngine } from '#sandbox/http/node-engine.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { storePassword } from '#sandbox/session/password.ts';
import { openSession, provenAccount } from './account/open-session.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;
/** A login that waits for its verification is sent again as it was signed. */
const SIGNED_LOGIN_LIVES_MS = COMPARE_TIME_THRESHOLD_MS + VERIFY_WAIT_MAX_MS;

/** Sessions [7.11]. `password` is the login hash. */
export const accountHandlers = (platform: Platform): HandlersOf<typeof accountCalls> => {
  const { accounts, sessions, entrance } = platform;
  return {
    'account.login': async (payload, context) =>
      openSession(platform, await provenAccount(platform, payload, context), context),
    'account.loginByPhone': ({ region, phone, code }, context) => {
      if (platform.sites.config(context.siteId).params?.phone_login !== '1') return refuse('NOT_FOUND');
      const address = phoneAddress({ region, phone });
      entrance.codes.use(address, 'login', code, context.now);
      const account = accounts.byId(entrance.contacts.ownerOf(address) ?? '') ?? refuse('NOT_FOUND');
      return openSession(platform, account, context);
    },
    'account.loginSigned': async (payload, context) => {
      const right = await loginSignature(nodeEngine, APP_SECRET, payload);
      const age = Math.abs(context.now - Number(payload.timewd));
      if (payload.signature !== right || !(age <= SIGNED_LOGIN_LIVES_MS)) return refuse('BAD_SIGNATURE');
      const account = await provenAccount(platform, payload, context);
      return openSession(platform, account, context, THIRTY_DAYS_MS);
    },
    'account.logout': (_input, { token, account }) => {
      if (account && entrance.leavingEverywhere.delete(token)) sessions.endAll(account.userId, 'logout');
      else sessions.end(token, 'logout');
      return {};
    },
    'account.logoutSetup': ({ reach }, { token }) => {
      if (reach === 'everywhere') entrance.leavingEverywhere.add(token);
      else entrance.leavingEverywhere.delete(token);
      return {};
    },
    'account.checkChangePassword': (_input, context) =>
      entrance.standings.password(accountOf(context).userId, context.now),
    'account.changePassword': async ({ oldPassword, password }, context) => {
      const { name, userId } = accountOf(context);
      await provenAccount(platform, { name, password: oldPassword }, context);
      accounts.setPassword(userId, await storePassword(password));
      sessions.endAll(userId, 'password', context.token);
      entrance.standings.passwordChanged(userId, context.now);
      return {};
    },
  };
};
