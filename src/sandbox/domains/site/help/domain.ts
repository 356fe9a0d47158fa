import { helpCalls } from '#contract/site/help/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { helpGroups, helpTopic, searchHelp } from './help-centre.ts';

/** Dependencies of the help handlers. */
type Ports = {
  readonly sites: SiteStore;
};

/** The help centre [2.10]. */
const helpHandlers = ({ sites }: Ports): HandlersOf<typeof helpCalls> => ({
  'help.topics': () => ({ groups: helpGroups() }),
  'help.topic': ({ topicId }) => helpTopic(topicId) ?? refuse('NOT_FOUND'),
  'help.search': ({ text }, { siteId }) => ({ list: searchHelp(text, sites.config(siteId).currencies) }),
});

/** The help centre. */
export const helpDomain = statelessDomain({
  handlers: handlersFor(helpCalls, helpHandlers),
});
