import { toAppError } from '#contract/errors.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { type ErrorFields, ownText, type RefusalTexts, textOfError } from '#i18n/error-text.ts';
import { limitText } from '#i18n/limit-text.ts';
import { orderRefusal, t } from './texts.ts';

/** Texts for account forms. The numbers sent by the platform are part of the sentence. */
export const accountTexts: RefusalTexts = {
  BAD_CREDENTIALS: ({ max: count }) => (count ? t('refusal.triesLeft', { count }) : null),
  WRONG_VERIFY_CODE: ({ max: count }) => (count ? t('refusal.codeTries', { count }) : null),
  LOGIN_LOCKED: ({ waitMs }) =>
    waitMs ? t('refusal.locked', { minutes: Math.ceil(waitMs / MINUTE_MS) }) : null,
};

const walletTexts: RefusalTexts = {
  BALANCE_SHORT: t('refusal.balanceShort'),
  VENUE_CLOSED: t('refusal.venueClosed'),
  AMOUNT_OUT_OF_LIMITS: t('refusal.outOfLimits'),
};

/** Texts of the areas shared by several features: account forms, wallets, money orders. */
const AREAS = { account: accountTexts, wallet: walletTexts, order: orderRefusal } as const satisfies Record<
  string,
  RefusalTexts
>;

type TextSource = keyof typeof AREAS | RefusalTexts;

/** Returns the text of a rejection from the given area or texts; otherwise the shared text. */
export const refusalText = (source: TextSource, error: ErrorFields): string =>
  ownText(typeof source === 'string' ? AREAS[source] : source, error) ??
  limitText(error) ??
  textOfError(error);

/** The same for anything that was thrown. */
export const thrownRefusalText = (source: TextSource, thrown: unknown): string =>
  refusalText(source, toAppError(thrown));
