import type { walletCalls } from '#contract/calls/wallet.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import type { Platform } from '#sandbox/platform.ts';

/** The centre wallet [1.05]. */
export const walletHandlers = ({ ledger, sites }: Platform): HandlersOf<typeof walletCalls> => ({
  'wallet.assets': (_input, context) => {
    const { userId } = accountOf(context);
    const list = sites.config(context.siteId).currencies.map(({ code: currency }) => ({
      currency,
      balance: minorToText(minor(ledger.balance(memberPurse(userId, currency)))),
    }));
    return { list };
  },
});
