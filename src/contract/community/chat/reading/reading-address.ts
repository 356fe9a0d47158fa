import type { ArticleId, ExpertId } from '#contract/site/article/schema.ts';
import type { HelpTopicId } from '#contract/site/help/schema.ts';

const ID = /^[\w-]{1,64}$/;
const TOPIC = /^[a-z][a-z-]{1,40}$/;

/** Whether a part of an address can name an article. */
export const isArticleId = (text: string | undefined): text is ArticleId => ID.test(text ?? '');
/** Whether a part of an address can name an expert. */
export const isExpertId = (text: string | undefined): text is ExpertId => ID.test(text ?? '');
/** Whether a part of an address can name a topic of the help centre. */
export const isHelpTopicId = (text: string | undefined): text is HelpTopicId => TOPIC.test(text ?? '');
