import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { plainText } from '#sandbox/base/markup.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireInput } from '../wire-client.ts';

const HOUR = 3_600_000;

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

async function answer<
  Name extends
    | 'news.list'
    | 'news.article'
    | 'news.league'
    | 'news.standings'
    | 'expert.profile'
    | 'announcement.list',
>(name: Name, input: WireInput<Name>, siteId?: string) {
  return (await client(siteId).call(name, input)).data;
}

const listOf = async (input: Partial<WireInput<'news.list'>> = {}) =>
  v.parse(
    calls['news.list'].response,
    await answer('news.list', { category: null, leagueId: null, page: 1, size: 100, ...input }),
  );

const articleOf = async (articleId: string) =>
  v.parse(calls['news.article'].response, await answer('news.article', { articleId }));

describe('news', () => {
  test('[2.10] about sixty articles with distinct titles are listed, newest first', async () => {
    const { total, list } = await listOf();
    expect(total).toBeGreaterThanOrEqual(55);
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    const times = list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times[0]).toBeLessThanOrEqual(sandbox().world.clock.now());
    expect(times.at(-1)).toBeGreaterThan(sandbox().world.clock.now() - 100 * HOUR);
  });

  test('[2.10] every article reads like one: 250 to 700 characters, no placeholder left', async () => {
    const { list } = await listOf();
    for (const { articleId } of list) {
      const text = plainText((await articleOf(articleId)).html);
      if (articleId === 'p-reader-letter') continue;
      expect([articleId, text.length]).toEqual([articleId, expect.toSatisfy((n) => n >= 250 && n <= 700)]);
      expect(text).not.toMatch(/[{}]|undefined|\*\*/);
    }
  });

  test('[2.10] a report names the score and the scorers of its match', async () => {
    const { matches } = sandbox().world;
    const ended = matches.list(1).find((m) => m.clockPhase === 'ended' && m.leagueId === 'des');
    const { html, brief } = await articleOf(`r-${ended?.matchId}`);
    expect(brief.matchId).toBe(ended?.matchId);
    expect(html).toContain(`${ended?.homeScore}:${ended?.visitScore}`);
    const goals = matches.detail(ended?.matchId ?? '')?.events.filter(({ kind }) => kind === 'goal') ?? [];
    for (const { player } of goals) expect(html).toContain(player);
  });

  test('[2.10] lists come in pages, of one category or competition', async () => {
    const all = await listOf();
    const pages = await Promise.all([1, 2].map((page) => listOf({ page, size: 10 })));
    expect(pages.flatMap(({ list }) => list.map((each) => each.articleId))).toEqual(
      all.list.slice(0, 20).map((each) => each.articleId),
    );
    const views = await listOf({ category: 'view' });
    expect(views.list.every(({ expert }) => expert !== null)).toBe(true);
    const league = v.parse(calls['news.list'].request.entries.leagueId, 'xwd');
    expect(new Set((await listOf({ leagueId: league })).list.map((each) => each.leagueId))).toEqual(
      new Set(['xwd']),
    );
  });

  test('[2.10] a device counts once as a reader', async () => {
    const { brief } = await articleOf('f-corner-drill');
    expect((await articleOf('f-corner-drill')).brief.views).toBe(brief.views);
    expect((await client().call('news.article', { articleId: 'nothing' })).code).toBe(
      PLATFORM_CODES.NOT_FOUND,
    );
  });

  test('[2.10] match reports are published as matches end', async () => {
    const { clock, matches } = sandbox().world;
    const live = matches
      .list(1)
      .find(
        (m) => m.clockPhase === 'second' && ['des', 'bcj', 'qdb', 'nyc', 'hxc', 'bjj'].includes(m.leagueId),
      );
    const reportId = `r-${live?.matchId}`;
    const ids = async () => (await listOf()).list.map(({ articleId }) => String(articleId));
    expect(await ids()).not.toContain(reportId);
    matches.setPhase(live?.matchId ?? '', 'ended');
    if (clock.mode === 'driven') clock.advance(61_000);
    expect(await ids()).toContain(reportId);
  });
});

describe('leagues in the news', () => {
  const infoOf = async (leagueId: string | null) =>
    v.parse(calls['news.league'].response, await answer('news.league', { leagueId }));
  const tableOf = async (leagueId: string) =>
    v.parse(calls['news.standings'].response, await answer('news.standings', { leagueId })).standings;

  test('[7.06] the info call lists a league with matches of the world', async () => {
    const { league, last, next, leagues } = await infoOf(null);
    expect(leagues[0]).toEqual({ leagueId: league.leagueId, name: league.name });
    const { matches } = sandbox().world;
    for (const { matchId, home } of last) expect(matches.find(matchId)?.homeScore).toBe(home.score);
    for (const { matchId } of next) expect(matches.find(matchId)?.clockPhase).toBe('upcoming');
    expect(last.length + next.length).toBeGreaterThan(0);
    expect((await client().call('news.league', { leagueId: 'nobodys' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('[7.06] the soccer call answers the table that the room shows', async () => {
    const { league, last } = await infoOf(null);
    const table = await tableOf(league.leagueId);
    expect(table).toHaveLength(league.clubs);
    const history = await client().call('live.history', { matchId: last[0]?.matchId ?? '' });
    expect(table).toEqual(v.parse(calls['live.history'].response, history.data).standings);
    expect((await client().call('news.standings', { leagueId: 'qdb' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});
