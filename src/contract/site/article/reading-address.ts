import type { ArticleId, ExpertId } from '#contract/site/article/schema.ts';
import type { HelpTopicId } from '#contract/site/help/schema.ts';
import { SLUG, WORD_ID } from '#contract/text/wire-patterns.ts';

/** Reports whether a part of an address can name an article. */
export const isArticleId = (text: string | undefined): text is ArticleId => WORD_ID.test(text ?? '');
/** Reports whether a part of an address can name an expert. */
export const isExpertId = (text: string | undefined): text is ExpertId => WORD_ID.test(text ?? '');
/** Reports whether a part of an address can name a topic of the help centre. */
export const isHelpTopicId = (text: string | undefined): text is HelpTopicId => SLUG.test(text ?? '');
