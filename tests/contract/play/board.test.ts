import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { liveCalls } from '#contract/community/live/calls.ts';
import { boardCalls } from '#contract/play/board/calls.ts';
import type { BoardRow } from '#contract/play/board/schema.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = () => createWireClient(sandbox().origin, sandbox().world.clock.now);

const now = () => sandbox().world.clock.now();

const list = async (pick: Omit<WireInput<'live.popular'>, 'page' | 'size'>) =>
  v.parse(
    liveCalls['live.popular'].response,
    (await client().call('live.popular', { page: 1, size: 200, ...pick })).data,
  );

const changes = async (cursor: string, waitMs = 0) =>
  v.parse(
    boardCalls['board.changes'].response,
    (await client().call('board.changes', { ballClassId: 1, scope: 'live', day: null, cursor, waitMs })).data,
  );

test('[2.02] each venue of a site has as many matches as its lists', async () => {
  const { data } = await client().call('board.venues', {});
  const { list: venues } = v.parse(boardCalls['board.venues'].response, data);
  expect(venues.map(({ venue }) => venue)).toEqual([...SITE_BOOKS[5000]]);
  for (const { venue, ...counts } of venues) {
    const { totals } = v.parse(
      boardCalls['board.totals'].response,
      (await client().call('board.totals', { venue })).data,
    );
    const sum = (scope: keyof typeof counts) => totals.reduce((all, each) => all + each[scope], 0);
    expect({ live: sum('live'), today: sum('today'), early: sum('early') }).toEqual(counts);
  }
  expect(venues.some(({ today, early }) => today + early > 0)).toBe(true);
});

describe('the match list', () => {
  test('[2.02] scopes list matches in play, later today or on later days', async () => {
    const tomorrow = siteDayStart(siteDayOf(now()), 1);
    const live = await list({ ballClassId: 1, scope: 'live' });
    expect(live.list.length).toBeGreaterThan(4);
    expect(live.list.every(({ match }) => match.started && match.clock.phase !== 'ended')).toBe(true);
    const today = await list({ ballClassId: 1, scope: 'today' });
    expect(
      today.list.every(({ match }) => match.clock.phase === 'upcoming' && match.startAt < tomorrow),
    ).toBe(true);
    const day = siteDayOf(tomorrow);
    const early = await list({ ballClassId: 1, scope: 'early', day });
    expect(new Set(early.list.map(({ match }) => siteDayOf(match.startAt)))).toEqual(new Set([day]));
    const all = await list({ ballClassId: 1, scope: 'early' });
    expect([all.list.length, all.total > 200]).toEqual([200, true]);
  });

  test('[2.02] a row has its main prices and the number of markets', async () => {
    const { list: rows } = await list({ ballClassId: 1, scope: 'today' });
    for (const { markets } of rows) {
      expect(markets.win?.selections.map(({ name }) => name)).toEqual(['主', '平', '客']);
      expect([markets.handicap?.selections.length, markets.total?.selections.length]).toEqual([2, 2]);
      expect(markets.marketCount).toBeGreaterThanOrEqual(12);
    }
  });

  test('[3.07] the status of an anchor is read from anchorStatus or anchor_status', async () => {
    const Raw = v.object({ list: v.array(v.record(v.string(), v.unknown())), cursor: v.string() });
    const pick = { ballClassId: 1, scope: 'live', day: null } as const;
    const { anchors, matches } = sandbox().world;
    const onAir = matches
      .list(1)
      .find(
        ({ isStart, clockPhase, anchorStatus }) =>
          isStart === 1 && clockPhase !== 'ended' && anchorStatus === 1,
      );
    const { matchId = '', anchorRoomId } = onAir ?? {};
    const statusOf = (rows: readonly BoardRow[]) =>
      rows.find(({ match }) => match.matchId === matchId)?.match.anchorStatus;

    const before = await list(pick);
    expect(statusOf(before.list)).toBe('live');
    onTestFinished(() => void anchors.holdStatus(anchorRoomId ?? '', null));
    anchors.holdStatus(anchorRoomId ?? '', 2);
    const { data } = await client().call('board.changes', { ...pick, cursor: before.cursor, waitMs: 5_000 });
    const row = v.parse(Raw, data).list.find((each) => each.matchId === matchId);
    expect(row).toMatchObject({ anchor_status: 2 });
    expect(row).not.toHaveProperty('anchorStatus');
    expect(statusOf(v.parse(boardCalls['board.changes'].response, data).list)).toBe('interrupted');
  });

  test('totals and leagues count the entries of the lists', async () => {
    const { data } = await client().call('board.totals', {});
    const { totals } = v.parse(boardCalls['board.totals'].response, data);
    for (const [ballClassId, sport] of [
      [1, 'football'],
      [2, 'basketball'],
      [3, 'esports'],
    ] as const) {
      for (const scope of ['live', 'today'] as const) {
        const { total } = await list({ ballClassId, scope });
        expect(totals.find((each) => each.sport === sport)?.[scope]).toBe(total);
        const answer = await client().call('board.leagues', { ballClassId, scope, day: null });
        const leagues = v.parse(boardCalls['board.leagues'].response, answer.data).list;
        expect(leagues.reduce((sum, league) => sum + league.total, 0)).toBe(total);
      }
    }
  });

  test('a goal is sent to every polling client with locked prices', async () => {
    const { cursor, list: rows } = await list({ ballClassId: 1, scope: 'live' });
    const matchId = rows[0]?.match.matchId ?? '';
    const waiting = changes(cursor, 5_000);
    sandbox().world.matches.score(matchId, 'home');
    const news = await waiting;
    const row = news.list.find(({ match }) => match.matchId === matchId);
    expect(row?.match.home.score).toBe((rows[0]?.match.home.score ?? 0) + 1);
    expect(row?.markets.win?.selections.map(({ state }) => state)).toEqual(['locked', 'locked', 'locked']);
    expect((await changes(news.cursor)).list).toEqual([]);
  });

  test('a finished match leaves the list, and an unknown cursor is stale', async () => {
    const { cursor, list: rows } = await list({ ballClassId: 1, scope: 'live' });
    const matchId = rows[1]?.match.matchId ?? '';
    const waiting = changes(cursor, 5_000);
    sandbox().world.matches.setPhase(matchId, 'ended');
    expect((await waiting).gone).toEqual([matchId]);
    expect(await changes('nobody.1')).toMatchObject({ stale: true, list: [] });
  });
});

describe('around a match', () => {
  test('line-ups with eleven players per side appear one hour before kick-off', async () => {
    const { matchId } = sceneOf(sandbox());
    const fetchLineups = async (id: string) =>
      v.parse(liveCalls['live.lineups'].response, (await client().call('live.lineups', { matchId: id })).data)
        .lineups;
    const lineups = await fetchLineups(matchId);
    for (const sheet of [lineups?.home, lineups?.away]) {
      expect(sheet?.starters.length).toBe(11);
      expect(sheet?.formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10);
      expect(sheet?.starters[0]?.role).toBe('keeper');
    }
    const early = await list({ ballClassId: 1, scope: 'early' });
    expect(await fetchLineups(early.list[0]?.match.matchId ?? '')).toBeNull();
  });

  test('form, meetings and table agree with each other', async () => {
    const { list: rows } = await list({ ballClassId: 1, scope: 'today' });
    const match = rows.map((row) => row.match).find(({ league }) => league.leagueId === 'des');
    if (!match) throw new Error('no match of the league today');
    const { data } = await client().call('live.history', { matchId: match.matchId });
    const { meetings, homeForm, standings } = v.parse(liveCalls['live.history'].response, data);
    expect(homeForm.length).toBe(6);
    expect(homeForm.every(({ home, away }) => [home.name, away.name].includes(match.home.name))).toBe(true);
    for (const { home, away } of meetings) {
      expect(new Set([home.name, away.name])).toEqual(new Set([match.home.name, match.away.name]));
    }
    const sum = (of: (row: (typeof standings)[number]) => number) =>
      standings.reduce((all, row) => all + of(row), 0);
    expect(standings.length).toBe(16);
    expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
    for (const { points, won, drawn } of standings) expect(points).toBe(3 * won + drawn);
  });
});
