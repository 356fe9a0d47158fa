import { endText } from '#app/features/protection/safer/stop/end-text.ts';
import { EXCLUSION_TERMS, type ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import { exclusionEnd } from '#contract/protection/restriction/restriction-end.ts';
import { t } from './texts.ts';

/** Returns the label of a term: `1 年`. */
export const termName = (term: ExclusionTerm): string => t(`exclusion.term${term}`);

/** A term with when it would end; null for the one without an end. */
export type OfferedTerm = { readonly term: ExclusionTerm; readonly end: number | null };

/** Returns all terms with their end, counted from a moment, epoch ms. */
export const offeredTerms = (now: number): readonly OfferedTerm[] =>
  EXCLUSION_TERMS.map((term) => ({ term, end: exclusionEnd(term, now) }));

/** Returns the phrase to type before the last button is enabled. */
export const phraseOf = (term: ExclusionTerm): string => t('exclusion.words', { term: termName(term) });

/** Whether it was typed, however it is spaced. */
export const isPhrase = (typed: string, term: ExclusionTerm): boolean =>
  typed.replace(/\s/g, '') === phraseOf(term).replace(/\s/g, '');

/** Returns a sentence with the end of a term. */
export const termEndText = (end: number | null): string =>
  end === null ? t('exclusion.ever') : t('exclusion.to', { end: endText(end) });
