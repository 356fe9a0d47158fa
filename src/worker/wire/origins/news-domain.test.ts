import { expect, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { memoryStore } from '#worker/storage/memory-store.ts';
import { loadApiOrigins } from './api-origins.ts';
import { routeFor } from './news-domain.ts';
import { onOrigin } from './origin-trouble.ts';

const SITE = 'https://site.test';
const NEWS = 'https://news.test';
const NEWS_PATH = '/api/site/game/newsoccer/news/v1/list';
const call = { credentials: 'none' } as const;

async function site(newsOrigin: string | null) {
  const origins = await loadApiOrigins(memoryStore(), SITE);
  origins.learn(['https://other.test']);
  const route = (path: string) => routeFor({ path, token: 'of-a-member' }, { origins, newsOrigin });
  const goesTo = (path: string) => onOrigin(route(path).origins, call, async (origin) => origin);
  return { origins, route, goesTo };
}

test.each([
  NEWS_PATH,
  '/api/site/game/newsoccer/soccer/v1/standings',
  '/api/site/game/newsoccer/info/v1/get',
  '/api/site/game/newsoccer/info',
])('[7.06] %s is sent to the news domain, without the token', async (path) => {
  const { route, goesTo } = await site(NEWS);
  expect(await goesTo(path)).toBe(NEWS);
  expect(route(path).token).toBe('');
});

test.each([
  '/api/site/game/newsoccer/newspaper/v1/list',
  '/api/site/game/newsoccer',
  '/api/game/live/v1/popularLive',
  '/api/x/api/site/game/newsoccer/news/v1/list',
])('[7.06] %s is sent to the origins of the site', async (path) => {
  const { route, goesTo } = await site(NEWS);
  expect(await goesTo(path)).toBe(SITE);
  expect(route(path).token).toBe('of-a-member');
});

test('[7.06] without a news domain, as in production, news uses the site’s origins', async () => {
  expect(await (await site(null)).goesTo(NEWS_PATH)).toBe(SITE);
});

test('[7.06] a dead news domain does not switch the site’s line', async () => {
  const { origins, route } = await site(NEWS);
  const lost = vi.fn(() => Promise.reject(appError('NETWORK_ABNORMAL')));
  for (let time = 0; time < 4; time += 1) {
    const asked = onOrigin(route(NEWS_PATH).origins, call, lost);
    await expect(asked).rejects.toMatchObject({ code: 'NETWORK_ABNORMAL' });
  }
  expect(origins.current()).toBe(SITE);
});
