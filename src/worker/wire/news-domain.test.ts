import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { lineFailure, loadApiOrigins, routeFor } from './origins.ts';

const SITE = 'https://site.test';
const NEWS = 'https://news.test';
const NEWS_PATH = '/api/site/game/newsoccer/news/v1/list';

async function site(newsOrigin: string | null) {
  const origins = await loadApiOrigins(memoryStore(), SITE);
  origins.update(['https://other.test']);
  const route = (path: string) => routeFor({ path, token: 'of-a-member' }, { origins, newsOrigin });
  const originOf = (path: string) => route(path).route.current();
  return { origins, route, goesTo: originOf };
}

test.each([
  NEWS_PATH,
  '/api/site/game/newsoccer/soccer/v1/standings',
  '/api/site/game/newsoccer/info/v1/get',
  '/api/site/game/newsoccer/info',
])('[7.06] %s is sent to the news domain, without the token', async (path) => {
  const { route, goesTo } = await site(NEWS);
  expect(goesTo(path)).toBe(NEWS);
  expect(route(path).token).toBe('');
});

test.each([
  '/api/site/game/newsoccer/newspaper/v1/list',
  '/api/site/game/newsoccer',
  '/api/game/live/v1/popularLive',
  '/api/x/api/site/game/newsoccer/news/v1/list',
])('[7.06] %s is sent to the origins of the site', async (path) => {
  const { route, goesTo } = await site(NEWS);
  expect(goesTo(path)).toBe(SITE);
  expect(route(path).token).toBe('of-a-member');
});

test('[7.06] without a news domain, as in production, news uses the site’s origins', async () => {
  expect((await site(null)).goesTo(NEWS_PATH)).toBe(SITE);
});

test('[7.06] a dead news domain does not switch the site’s line', async () => {
  const { origins, route } = await site(NEWS);
  for (let time = 0; time < 4; time += 1) {
    const { route: news } = route(NEWS_PATH);
    const failed = lineFailure(news, news.current(), { credentials: 'none' }, appError('TIMEOUT'));
    expect(failed).toMatchObject({ code: 'NETWORK_ABNORMAL' });
  }
  expect(origins.current()).toBe(SITE);
});
