import { codeCalls, usesOwnPhone } from '#contract/people/code/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import { type Address, emailAddress, phoneAddress } from './address.ts';
import type { Contacts } from './contacts.ts';
import type { RobotChecks } from './robot-checks.ts';
import type { VerifyCodes } from './verify-codes.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly robots: RobotChecks;
  };
};

type Wanted = {
  readonly purpose: string;
  readonly channel: 'phone' | 'email';
  readonly region: string;
  readonly phone: string;
  readonly email: string;
};

/** Limits in ten minutes, across all addresses: each code costs the platform a message. */
const CODES = { each: 30, all: 1_000 };

/** Codes to phones and mailboxes, for a visitor who has done a little work first [7.11]. */
const codeHandlers = ({ auth }: Ports): HandlersOf<typeof codeCalls> => {
  const codes = createThrottle(CODES);
  const addressOf = (to: Wanted, context: CallContext): Address => {
    if (usesOwnPhone(to.purpose))
      return auth.contacts.of(accountOf(context).userId, 'phone') ?? refuse('CODE_REFUSED');
    return to.channel === 'phone' ? phoneAddress(to) : emailAddress(to.email);
  };
  return {
    'code.robotRegister': (_input, context) => auth.robots.register(context),
    'code.robotValidate': async ({ challenge, seccode }, { now, handOut }) => {
      const ticket = await auth.robots.validate(challenge, seccode, now);
      if (ticket === null) return refuse('CODE_REFUSED');
      handOut(`passed-${challenge}`);
      return { ticket };
    },
    'code.send': ({ ticket, ...to }, context) => {
      const address = addressOf(to, context);
      if (!auth.robots.take(ticket, context.now)) return refuse('CODE_REFUSED');
      codes.take(context);
      return auth.codes.send(address, to.purpose, context.now);
    },
  };
};

/** Codes that are sent to a phone or a mailbox. */
export const codeDomain = statelessDomain({ handlers: handlersFor(codeCalls, codeHandlers) });
