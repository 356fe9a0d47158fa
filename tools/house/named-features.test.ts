import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#app/routes/paths.ts';
import { calls } from '#contract/book/table.ts';
import { helpGroups, helpTopic } from '#sandbox/domains/site/help/domain.ts';
import { screenAt } from '#tools/gallery/screen-at.ts';
import { FEATURES, ORDINARY } from './features.table.ts';
import { namedFeatures } from './named-features.ts';
import { textsIn } from './texts-in.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] }).flatMap((path) =>
    textsIn(path, readFileSync(resolve(root, path), 'utf8')).map(({ text, line }) => ({
      text,
      at: `${path}:${line}`,
    })),
  );

/** What members and guests read that is not of the page itself; stories in the news are about other things. */
const articles = read([
  'src/sandbox/domains/*/!(news)/**/*.ts',
  'src/sandbox/domains/site/news/writing/*.ts',
]);
/** Texts of every control and heading, and the titles of help articles. */
const labels = new Set([
  ...read([
    'src/{app,kit,core-client,i18n}/**/texts/*.ts',
    'src/{app,kit,core-client,i18n}/**/texts.ts',
    'src/sandbox/venue/page/**/*.ts',
    'src/{chat,streams}/view/**/texts/*.ts',
  ]).map(({ text }) => text),
  ...helpGroups().flatMap(({ topics }) => topics.map(({ title }) => title)),
]);

const terms = Object.keys({ ...FEATURES, ...ORDINARY });

/** The word of the tables that a name is, or that is at the end of it, or at its beginning after a verb. */
function termOf({ by, name }: ReturnType<typeof namedFeatures>[number]): string | undefined {
  if (by === 'screen') return terms.find((term) => name.endsWith(term));
  return terms.find((term) => (by === 'sent' ? name.startsWith(term) : name === term));
}

/** Whether a link leads to a screen, and to an article that is there. */
function leads(address: string): boolean {
  const { pathname } = new URL(address, 'https://site.test');
  const topic = new RegExp(`^${paths.help}/([^/]+)$`).exec(pathname)?.[1];
  return screenAt(pathname) !== paths.elsewhere && (topic === undefined || helpTopic(topic) !== null);
}

const isReachable = (named: ReturnType<typeof namedFeatures>[number]): boolean => {
  if (named.by === 'link') return leads(named.name);
  return (named.by === 'label' && labels.has(named.name)) || termOf(named) !== undefined;
};

test('articles, announcements and messages are read, each of them', () => {
  for (const known of [
    '/seed-help-safety.ts:',
    '/seed-announcements.ts:',
    '/seed-inbox.table.ts:',
    '/order-news.ts:',
  ])
    expect(articles.some(({ at }) => at.includes(known))).toBe(true);
  expect(labels.size).toBeGreaterThan(1_000);
});

test('[1.02] every feature named in an article, announcement or message is reachable', () => {
  const beyond = articles.flatMap(({ text, at }) =>
    namedFeatures(text)
      .filter((named) => !isReachable(named))
      .map(({ by, name }) => `${at} ${by}: ${name}`),
  );
  expect(beyond).toEqual([]);
});

test('every feature of the table is there', () => {
  for (const [term, reach] of Object.entries(FEATURES))
    expect('at' in reach ? Object.hasOwn(paths, reach.at) : Object.hasOwn(calls, reach.call), term).toBe(
      true,
    );
});

test('a word that no text uses is removed from the tables', () => {
  const used = new Set(articles.flatMap(({ text }) => namedFeatures(text)).map(termOf));
  expect(terms.filter((term) => !used.has(term))).toEqual([]);
});

test.each([
  ['打开任务大厅领取奖励', '任务大厅'],
  ['详情见积分商城', '积分商城'],
  ['在“一键提速”里设置', '一键提速'],
  ['看看[会员日](/app/member-day)', '/app/member-day'],
  ['看看[说明](/app/help/nowhere)', '/app/help/nowhere'],
  ['可以在成就中心查看', '成就中心'],
])('a text that promises a missing feature is found: %s', (text, name) => {
  const beyond = namedFeatures(text).filter((named) => !isReachable(named));
  expect(beyond.map((named) => named.name).some((each) => each.endsWith(name))).toBe(true);
});
