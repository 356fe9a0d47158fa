import { endText } from '#app/features/protection/safer/stop/end-text.ts';
import { EXCLUSION_TERMS, type ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import { exclusionEnd } from '#contract/protection/restriction/restriction-end.ts';
import { t } from './texts.ts';

/** What a term is called: `1 年`. */
export const termName = (term: ExclusionTerm): string => t(`exclusion.term${term}`);

/** A term with when it would end; null for the one without an end. */
export type OfferedTerm = { readonly term: ExclusionTerm; readonly end: number | null };

/** Every term there is, as it would end from a moment on, epoch ms. */
export const offeredTerms = (now: number): readonly OfferedTerm[] =>
  EXCLUSION_TERMS.map((term) => ({ term, end: exclusionEnd(term, now) }));

/** What has to be typed before the last button does anything. */
export const phraseOf = (term: ExclusionTerm): string => t('exclusion.words', { term: termName(term) });

/** Whether it was typed, however it is spaced. */
export const isPhrase = (typed: string, term: ExclusionTerm): boolean =>
  typed.replace(/\s/g, '') === phraseOf(term).replace(/\s/g, '');

/** When a term ends, in a sentence. */
export const endWords = (end: number | null): string =>
  end === null ? t('exclusion.ever') : t('exclusion.to', { end: endText(end) });
