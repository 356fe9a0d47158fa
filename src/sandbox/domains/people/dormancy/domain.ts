import { dormancyCalls } from '#contract/people/dormancy/calls.ts';
import { maskPhone } from '#contract/text/phone.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { phoneOf } from '#sandbox/domains/ground/code/address.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import type { AccountStatuses } from '#sandbox/domains/people/account/account-status.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';

/** Dependencies of the dormancy handlers. */
type Ports = {
  readonly auth: {
    readonly accountStatus: AccountStatuses;
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
  };
};

/** Handlers for members who were away for half a year, and their reactivation [4.04]. */
const dormancyHandlers = ({
  auth: { contacts, codes, accountStatus },
}: Ports): HandlersOf<typeof dormancyCalls> => ({
  'dormancy.check': (_input, context) => {
    const { userId } = accountOf(context);
    const phone = contacts.of(userId, 'phone');
    return {
      dormantSince: accountStatus.dormantSince(userId),
      phone: phone === null ? null : maskPhone(phoneOf(phone)),
    };
  },
  'dormancy.reactivate': ({ code }, context) => {
    const { userId } = accountOf(context);
    if (accountStatus.dormantSince(userId) === null) return {};
    const phone = contacts.of(userId, 'phone');
    if (phone !== null) codes.use(phone, 'reactivate', code ?? '', context.now);
    accountStatus.wake(userId, context.now);
    return {};
  },
});

/** The return of an account after a long absence. */
export const dormancyDomain = statelessDomain({ handlers: handlersFor(dormancyCalls, dormancyHandlers) });
