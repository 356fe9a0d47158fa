import { textOfError } from '#app/i18n/error-text.ts';
import { type AppErrorFields, toAppError } from '#contract/errors.ts';
import { orderRefusal, t } from './texts.ts';

const MINUTE_MS = 60_000;

/** The numbers that the platform sent are part of the sentence. */
function accountText({ code, detail }: AppErrorFields): string | null {
  const { max: count, waitMs } = detail;
  if (code === 'BAD_CREDENTIALS' && count) return t('refusal.triesLeft', { count });
  if (code === 'WRONG_VERIFY_CODE' && count) return t('refusal.codeTries', { count });
  if (code === 'LOGIN_LOCKED' && waitMs)
    return t('refusal.locked', { minutes: Math.ceil(waitMs / MINUTE_MS) });
  return null;
}

function walletText({ code }: AppErrorFields): string | null {
  if (code === 'BALANCE_SHORT') return t('refusal.balanceShort');
  if (code === 'VENUE_CLOSED') return t('refusal.venueClosed');
  return code === 'AMOUNT_OUT_OF_LIMITS' ? t('refusal.outOfLimits') : null;
}

const isOfOrders = (code: string): code is keyof typeof orderRefusal => Object.hasOwn(orderRefusal, code);
const orderText = ({ code }: AppErrorFields): string | null =>
  isOfOrders(code) ? t(`orderRefusal.${code}`) : null;

/** The words that parts of the product have of their own for a refusal: forms of an account, wallets, money orders. */
const OWN_TEXTS = { account: accountText, wallet: walletText, order: orderText } as const;

/** Why something was refused, in the words of the area where it was asked; else in those every area shares. */
export const refusalText = (area: keyof typeof OWN_TEXTS, error: AppErrorFields): string =>
  OWN_TEXTS[area](error) ?? textOfError(error);

/** The same for anything that was thrown. */
export const thrownRefusalText = (area: keyof typeof OWN_TEXTS, thrown: unknown): string =>
  refusalText(area, toAppError(thrown));
