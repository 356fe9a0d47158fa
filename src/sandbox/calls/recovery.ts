import type { recoveryCalls } from '#contract/calls/recovery.ts';
import { maskPhone } from '#contract/rules/mask-phone.ts';
import {
  type Address,
  type Channel,
  channelOf,
  emailAddress,
  phoneAddress,
  phoneOf,
} from '#sandbox/entrance/address.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { storePassword } from '#sandbox/session/password.ts';

const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***');
const masked = (to: Address) => (channelOf(to) === 'phone' ? maskPhone(phoneOf(to)) : maskEmail(to));

type Second = { readonly token: string; readonly code: string };
type Third = { readonly token: string; readonly password: string };

/** A forgotten password, each step by the token of the one before [4.06, 7.12]. */
export const recoveryHandlers = (platform: Platform): HandlersOf<typeof recoveryCalls> => {
  const { accounts, sessions, entrance } = platform;
  const { codes, contacts, recovery, standings, tries } = entrance;

  const one = (name: string, address: Address, now: number) => {
    const account = accounts.byName(name);
    if (!account || contacts.ownerOf(address) !== account.userId) return refuse('RECOVERY_MISMATCH');
    const { waitMs } = codes.send(address, 'recover', now);
    const token = recovery.open({ userId: account.userId, address, step: 2 }, now);
    return { token, sentTo: masked(address), waitMs };
  };
  const two = ({ token, code }: Second, channel: Channel, now: number) => {
    const { userId, address } = recovery.find(token, channel, 2, now);
    codes.use(address, 'recover', code, now);
    recovery.close(token);
    return { token: recovery.open({ userId, address, step: 3 }, now) };
  };
  const three = async ({ token, password }: Third, channel: Channel, now: number) => {
    const { userId } = recovery.find(token, channel, 3, now);
    recovery.close(token);
    accounts.setPassword(userId, await storePassword(password));
    sessions.endAll(userId, 'password');
    standings.passwordChanged(userId, now);
    const account = accounts.byId(userId);
    if (account) tries.succeeded(account.name);
    return {};
  };
  return {
    'recovery.phoneOne': ({ name, ...phone }, { now }) => one(name, phoneAddress(phone), now),
    'recovery.phoneTwo': (input, { now }) => two(input, 'phone', now),
    'recovery.phoneThree': (input, { now }) => three(input, 'phone', now),
    'recovery.emailOne': ({ name, email }, { now }) => one(name, emailAddress(email), now),
    'recovery.emailTwo': (input, { now }) => two(input, 'email', now),
    'recovery.emailThree': (input, { now }) => three(input, 'email', now),
  };
};
