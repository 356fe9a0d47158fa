import type { helpCalls } from '#contract/calls/help.ts';
import { helpGroups, helpTopic, searchHelp } from '#sandbox/help/help-centre.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';

/** The help centre [2.10]. */
export const helpHandlers: HandlersOf<typeof helpCalls> = {
  'help.topics': () => ({ groups: helpGroups() }),
  'help.topic': ({ topicId }) => helpTopic(topicId) ?? refuse('NOT_FOUND'),
  'help.search': ({ text }) => ({ list: searchHelp(text) }),
};
