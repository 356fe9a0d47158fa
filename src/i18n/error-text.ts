import type { CodeWithText } from '#contract/error-codes.table.ts';
import type { AppErrorFields, ErrorCode, ErrorDetail } from '#contract/errors.ts';
import { errors } from './texts/errors.ts';
import { t } from './texts.ts';

/** `HTTP_STATUS` alone has a value in its text. */
type PlainCode = Exclude<CodeWithText, 'HTTP_STATUS'>;

const isPlain = (code: string): code is PlainCode => code !== 'HTTP_STATUS' && Object.hasOwn(errors, code);

/** The parts of an error that its text depends on. */
export type ErrorFields = Pick<AppErrorFields, 'code'> & Partial<Pick<AppErrorFields, 'detail'>>;

/** Returns the displayed text of a code: the problem, then the remedy. The sentence never contains the code itself. */
export function errorText(code: ErrorCode, detail: ErrorDetail = {}): string {
  if (code === 'CANCELLED') return '';
  if (code === 'HTTP_STATUS') return t('errors.HTTP_STATUS', { status: detail.status ?? '' });
  return isPlain(code) ? t(`errors.${code}`) : t('errors.unknown');
}

export const textOfError = (error: ErrorFields): string => errorText(error.code, error.detail);

/**
 * Texts for refusals specific to a part of the product, by code. A function receives the platform’s details beside the
 * code, and returns null where they do not suffice for a sentence.
 */
export type RefusalTexts = {
  readonly [Code in ErrorCode]?: string | ((detail: ErrorDetail) => string | null);
};

const isAmong = (texts: RefusalTexts, code: string): code is keyof RefusalTexts => Object.hasOwn(texts, code);

/** Returns the text for a code; null when there is none. */
export function ownText(
  texts: RefusalTexts,
  { code, detail = {} }: { code: string; detail?: ErrorDetail },
): string | null {
  const own = isAmong(texts, code) ? texts[code] : undefined;
  return typeof own === 'function' ? own(detail) : (own ?? null);
}
