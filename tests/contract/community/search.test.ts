import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const guest = (siteId = '5000') => createWireClient(sandbox().origin, now, '', siteId);

test('[2.10] one search finds clubs, leagues, anchors and games by name or initials', async () => {
  const found = async (text: string) => {
    const { data } = await guest().call('search.all', { text });
    return v.parse(calls['search.all'].response, data);
  };
  const club = await found('xgc');
  expect(club.matches.length).toBeGreaterThan(0);
  for (const { home, away } of club.matches) expect([home.name, away.name].join()).toMatch('星港城');
  expect((await found('东岸超级')).leagues.map(({ name }) => name)).toContain('东岸超级联赛');
  expect((await found('林小满')).anchors[0]?.nickname).toBe('林小满');
  expect((await found('锦鲤')).games[0]?.name).toBe('锦鲤祥云');
  expect(await found('查无此物')).toEqual({ matches: [], leagues: [], anchors: [], games: [] });
  const { data } = await guest().call('search.hot', {});
  const { list } = v.parse(calls['search.hot'].response, data);
  expect(list.length).toBeGreaterThanOrEqual(6);
  for (const term of list) {
    const { matches, leagues, anchors, games } = await found(term);
    expect(matches.length + leagues.length + anchors.length + games.length).toBeGreaterThan(0);
  }
});
