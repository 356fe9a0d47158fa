import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { SLUG } from '#contract/text/wire-patterns.ts';

export const HelpTopicId = v.pipe(v.string(), v.regex(SLUG), v.brand('HelpTopicId'));
export type HelpTopicId = v.InferOutput<typeof HelpTopicId>;

/** A topic of the help centre as lists show it. */
const HelpBrief = v.object({ topicId: HelpTopicId, title: v.string(), summary: v.string() });

export const HelpGroup = v.object({ name: v.string(), topics: v.array(HelpBrief) });
export type HelpGroup = v.InferOutput<typeof HelpGroup>;

export const HelpTopic = v.object({
  ...HelpBrief.entries,
  groupName: v.string(),
  updatedAt: timeField,
  /** HTML of the platform, unclean: pass it through the sanitiser before it is shown. */
  html: v.string(),
});
export type HelpTopic = v.InferOutput<typeof HelpTopic>;

/** Topic that matches a search, with the matching sentence. */
export const HelpHit = v.object({ ...HelpBrief.entries, excerpt: v.string() });
export type HelpHit = v.InferOutput<typeof HelpHit>;
