import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { type AppError, toAppError } from '#contract/errors.ts';

const MINUTE_MS = 60_000;

/** What a person is told about a refused form: the numbers that the platform sent stand in the sentence. */
export function refusalText(error: AppError): string {
  const { max: count, waitMs } = error.detail;
  if (error.code === 'BAD_CREDENTIALS' && count) return tLater('account.triesLeft', { count });
  if (error.code === 'WRONG_VERIFY_CODE' && count) return tLater('account.codeTries', { count });
  if (error.code === 'LOGIN_LOCKED' && waitMs)
    return tLater('account.locked', { minutes: Math.ceil(waitMs / MINUTE_MS) });
  return textOfError(error);
}

/** The same for whatever was thrown. */
export const textOfRefusal = (thrown: unknown): string => refusalText(toAppError(thrown));
