import type * as v from 'valibot';
import { fillCurrencyTerms } from '#contract/money/wallet/currency-places.ts';
import { helpCalls } from '#contract/site/help/calls.ts';
import type { HelpGroup, HelpHit, HelpTopic } from '#contract/site/help/schema.ts';
import { plainText, toHtml } from '#sandbox/base/markup.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { INVITE_PAGES } from './seed-help-invite.ts';
import { ASSURANCE_HELP, PLAY_HELP } from './seed-help-safety.ts';
import { ABOUT_HELP, SERVICE_HELP } from './seed-help-service.ts';
import { VIP_PAGES } from './seed-help-vip.ts';

/** Dependencies of the help handlers. */
type Ports = {
  readonly sites: SiteStore;
};

const SECTIONS = [
  { ...SERVICE_HELP, pages: [...SERVICE_HELP.pages, ...VIP_PAGES] },
  { ...ABOUT_HELP, pages: [...ABOUT_HELP.pages, ...INVITE_PAGES] },
  ASSURANCE_HELP,
  PLAY_HELP,
] as const;
const EXCERPT_BEFORE = 18;
const EXCERPT_LENGTH = 72;

const PAGES = SECTIONS.flatMap((section) =>
  section.pages.map((page) => {
    const html = toHtml(page.body);
    const { topicId, title, summary } = page;
    const topic = {
      topicId,
      title,
      summary,
      groupName: section.name,
      updatedAt: Date.parse(page.updated),
      html,
    };
    return { topic, text: plainText(html) };
  }),
);

/** The groups of help articles. */
export const helpGroups = (): v.InferInput<typeof HelpGroup>[] =>
  SECTIONS.map(({ name, pages }) => ({
    name,
    topics: pages.map(({ topicId, title, summary }) => ({ topicId, title, summary })),
  }));

/** Null for an unknown topic. */
export const helpTopic = (topicId: string): v.InferInput<typeof HelpTopic> | null =>
  PAGES.find(({ topic }) => topic.topicId === topicId)?.topic ?? null;

function excerptOf(text: string, word: string): string {
  const from = Math.max(0, text.toLowerCase().indexOf(word) - EXCERPT_BEFORE);
  const part = text.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT_LENGTH < text.length ? '…' : ''}`;
}

type CurrencyTerms = Parameters<typeof fillCurrencyTerms>[1];

/** Returns topics that contain every word, as displayed in one of the currencies, those with a word in the title first. */
function searchHelp(query: string, currencies: readonly CurrencyTerms[]): v.InferInput<typeof HelpHit>[] {
  const read = currencies.flatMap((currency) => hitsOf(query, (text) => fillCurrencyTerms(text, currency)));
  return [...new Map(read.toReversed().map((hit) => [hit.topicId, hit])).values()].toReversed();
}

function hitsOf(query: string, fill: (text: string) => string): v.InferInput<typeof HelpHit>[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = wanted;
  return PAGES.map(({ topic, text }) => ({ topic, text: fill(text) }))
    .filter(({ topic, text }) =>
      wanted.every((word) => `${topic.title} ${text}`.toLowerCase().includes(word)),
    )
    .toSorted(
      (one, other) => Number(other.topic.title.includes(first)) - Number(one.topic.title.includes(first)),
    )
    .map(({ topic: { topicId, title, summary }, text }) => ({
      topicId,
      title,
      summary,
      excerpt: excerptOf(text, first),
    }));
}

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
