import { type codeCalls, goesToOwnPhone } from '#contract/calls/code.ts';
import { type Address, emailAddress, phoneAddress } from '#sandbox/entrance/address.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';

type Wanted = {
  readonly purpose: string;
  readonly channel: 'phone' | 'email';
  readonly region: string;
  readonly phone: string;
  readonly email: string;
};

/** Codes to phones and mailboxes, for whoever has done a little work first [7.11]. */
export const codeHandlers = ({ entrance }: Platform): HandlersOf<typeof codeCalls> => {
  const addressOf = (to: Wanted, context: CallContext): Address => {
    if (goesToOwnPhone(to.purpose))
      return entrance.contacts.of(accountOf(context).userId, 'phone') ?? refuse('CODE_REFUSED');
    return to.channel === 'phone' ? phoneAddress(to) : emailAddress(to.email);
  };
  return {
    'code.robotRegister': (_input, { now }) => entrance.robots.register(now),
    'code.robotValidate': async ({ challenge, seccode }, { now, handOut }) => {
      const ticket = await entrance.robots.validate(challenge, seccode, now);
      if (ticket === null) return refuse('CODE_REFUSED');
      handOut(`passed-${challenge}`);
      return { ticket };
    },
    'code.send': ({ ticket, ...to }, context) => {
      const address = addressOf(to, context);
      if (!entrance.robots.take(ticket, context.now)) return refuse('CODE_REFUSED');
      return entrance.codes.send(address, to.purpose, context.now);
    },
  };
};
