import type { registerCalls } from '#contract/calls/register.ts';
import { isUserName } from '#contract/rules/text-patterns.ts';
import { phoneAddress } from '#sandbox/entrance/address.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { openAccount } from './account/open-account.ts';
import { openSession } from './account/open-session.ts';

const RESERVED = /^(?:admin|root|system|courtside|guan|客服|官方|管理员|场边)/i;
const SHORTEST = 2;
const LONGEST = 24;
const OFFERED = 3;

/** Names and new accounts [7.11]. */
export const registerHandlers = (platform: Platform): HandlersOf<typeof registerCalls> => {
  const { accounts, entrance } = platform;
  const isTaken = (name: string) => accounts.byName(name) !== null;
  const problemOf = (name: string) => {
    if (!isUserName(name) || name.length < SHORTEST || name.length > LONGEST) return 'rule';
    if (RESERVED.test(name)) return 'reserved';
    return isTaken(name) ? 'taken' : null;
  };
  const freeLike = (name: string) =>
    Array.from({ length: 50 }, (_, index) => `${name.slice(0, LONGEST - 3)}${index + 7}`)
      .filter((offer) => !isTaken(offer))
      .slice(0, OFFERED);
  return {
    'register.nameExists': ({ name }) => ({ exists: isTaken(name) }),
    'register.checkName': ({ name }) => {
      const problem = problemOf(name);
      return { problem, free: problem === 'taken' ? freeLike(name) : [] };
    },
    'register.submit': async ({ name, password, region, phone, code }, context) => {
      if (problemOf(name) !== null) return refuse('NAME_TAKEN');
      const address = phoneAddress({ region, phone });
      if (entrance.contacts.ownerOf(address) !== null) return refuse('PHONE_TAKEN');
      if (platform.sites.config(context.siteId).params?.fast_register_verify === '1')
        entrance.codes.use(address, 'register', code, context.now);
      const account = await openAccount(platform, { name, password, address }, context.now);
      return openSession(platform, account, context);
    },
  };
};
