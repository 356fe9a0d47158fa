import type { AppErrorFields, ErrorCode, ErrorDetail } from '#contract/errors.ts';
import type { CodeWithoutText } from './code-without-text.ts';
import { errors } from './texts/errors.ts';
import { t } from './texts.ts';

/** The compiler asks for a text of each of them where `errorText` looks it up. */
type PlainCode = Exclude<ErrorCode, CodeWithoutText | 'HTTP_STATUS'>;

const isPlain = (code: string): code is PlainCode => code !== 'HTTP_STATUS' && Object.hasOwn(errors, code);

/** What a person reads about a code: what happened, then what to do. The sentence never contains the code itself. */
export function errorText(code: ErrorCode, detail: ErrorDetail = {}): string {
  if (code === 'CANCELLED') return '';
  if (code === 'HTTP_STATUS') return t('errors.HTTP_STATUS', { status: detail.status ?? '' });
  return isPlain(code) ? t(`errors.${code}`) : t('errors.unknown');
}

export const textOfError = (error: AppErrorFields): string => errorText(error.code, error.detail);

/**
 * The words a part of the product has of its own for refusals, by code. A function gets what the platform sent beside the
 * code, and answers null where that does not suffice for a sentence.
 */
export type OwnWords = { readonly [Code in ErrorCode]?: string | ((detail: ErrorDetail) => string | null) };

const isAmong = (words: OwnWords, code: string): code is keyof OwnWords => Object.hasOwn(words, code);

/** What these words say about a code; null when they say nothing. */
export function ownText(
  words: OwnWords,
  { code, detail = {} }: { code: string; detail?: ErrorDetail },
): string | null {
  const own = isAmong(words, code) ? words[code] : undefined;
  return typeof own === 'function' ? own(detail) : (own ?? null);
}
