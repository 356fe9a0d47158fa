import type { dormancyCalls } from '#contract/calls/dormancy.ts';
import { maskPhone } from '#contract/rules/mask-phone.ts';
import { phoneOf } from '#sandbox/entrance/address.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import type { Platform } from '#sandbox/platform.ts';

/** Members who were away for half a year, and their waking up [4.04]. */
export const dormancyHandlers = ({
  entrance: { contacts, codes, standings },
}: Platform): HandlersOf<typeof dormancyCalls> => ({
  'dormancy.check': (_input, context) => {
    const { userId } = accountOf(context);
    const phone = contacts.of(userId, 'phone');
    return {
      dormantSince: standings.dormantSince(userId),
      phone: phone === null ? null : maskPhone(phoneOf(phone)),
    };
  },
  'dormancy.reactivate': ({ code }, context) => {
    const { userId } = accountOf(context);
    if (standings.dormantSince(userId) === null) return {};
    const phone = contacts.of(userId, 'phone');
    if (phone !== null) codes.use(phone, 'reactivate', code ?? '', context.now);
    standings.wake(userId, context.now);
    return {};
  },
});
