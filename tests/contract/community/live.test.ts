import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { SITES } from '#sandbox/base/tables/sites.table.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

const Listed = v.object({ total: v.number(), list: v.array(v.record(v.string(), v.unknown())) });

const popular = async (input: WireInput<'live.popular'>) =>
  v.parse(Listed, (await client().call('live.popular', input)).data);

/** Specification §3, to the letter; `anchorStatus` may also come as `anchor_status`. */
const MATCH_FIELDS = [
  'matchId',
  'homeName',
  'homeLogo',
  'visitName',
  'visitLogo',
  'homeScore',
  'visitScore',
  'startAt',
  'animationUrl',
  'matchName',
  'anchorInfo',
  'matchClass',
  'venueName',
  'isStart',
  'videoWebUrl',
  'leagueId',
  'tid',
  'ballClassId',
  'anchorType',
  'anchorRoomId',
  'roomInfo',
];

describe('matches and anchors', () => {
  test('[3.07] a match carries every field of the specification under its own name', async () => {
    const { list } = await popular({ page: 1, size: 200, ballClassId: 0 });
    for (const match of list) {
      expect(Object.keys(match)).toEqual(expect.arrayContaining(MATCH_FIELDS));
      expect(match.anchorStatus).toBeOneOf([0, 1, 2]);
      expect(match.roomInfo).toEqual({ desc: expect.any(String), title: expect.any(String) });
    }
  });

  test('[3.04] [9.01] the list has pages of at most 200', async () => {
    const all = await popular({ page: 1, size: 200, ballClassId: 0 });
    const pages = [1, 2, 3].map((page) => popular({ page, size: 7, ballClassId: 0 }));
    const paged = (await Promise.all(pages)).flatMap(({ list }) => list);
    expect(paged.map(({ matchId }) => matchId)).toEqual(all.list.slice(0, 21).map(({ matchId }) => matchId));
    const basketball = await popular({ page: 1, size: 200, ballClassId: 2 });
    expect(new Set(basketball.list.map(({ ballClassId }) => ballClassId))).toEqual(new Set([2]));
    const tooMany = await client().call('live.popular', { page: 1, size: 201, ballClassId: 0 });
    expect(tooMany.code).toBe(PLATFORM_CODES.BAD_REQUEST);
    expect((await popular({ page: 99, size: 200, ballClassId: 0 })).list).toEqual([]);
  });

  test('[7.14] [4.03] the venue of a match is as the operator has it now', async () => {
    const venueOf = async (matchId: string) =>
      v.parse(calls['live.venue'].response, (await client().call('live.venue', { matchId })).data).venue;
    const ours = sandbox()
      .world.matches.list(0)
      .find(({ venueName }) => venueName === '云豹体育');
    const matchId = ours?.matchId ?? '';
    expect(await venueOf(matchId)).toMatchObject({ code: 'YBTY', name: '云豹体育', status: 0 });
    await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 1 });
    const maintained = await venueOf(matchId);
    expect(maintained).toMatchObject({ status: 1 });
    expect(maintained?.maintainedUntil).toBeGreaterThan(sandbox().world.clock.now());
    await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 0 });
    expect((await client().call('live.venue', { matchId: '9999999' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  describe('[3.06] an anchor room', () => {
    const VENUES = SITES[5000].venues;
    const Room = v.object({
      anchor: v.object({ nickname: v.string() }),
      match: v.nullable(v.object({ matchId: v.string() })),
    });
    type RoomInput = Partial<Omit<WireInput<'live.anchorRoom'>, 'theme_id'>>;
    const room = async (theme_id: string, input: RoomInput = {}) =>
      v.parse(
        Room,
        (
          await client().call('live.anchorRoom', {
            venueNames: VENUES,
            dep: 2,
            matchId: null,
            theme_id,
            ...input,
          })
        ).data,
      );
    const casting = () => {
      const { anchors, matches } = sandbox().world;
      const anchor = anchors.list().find(({ matchId, status }) => matchId !== null && status === 1);
      const match = matches.find(anchor?.matchId ?? '');
      if (!anchor || !match) throw new Error('nobody casts');
      return { anchor, match };
    };

    test('is requested by theme_id and returns the cast match', async () => {
      const { anchor, match } = casting();
      expect(await room(anchor.anchorRoomId)).toMatchObject({
        anchor: { nickname: anchor.nickname },
        match: { matchId: match.matchId },
      });
      expect(await room(anchor.anchorRoomId, { dep: 1 })).toMatchObject({
        anchor: { nickname: anchor.nickname },
        match: null,
      });
      const nowhere = { venueNames: VENUES, dep: 2, matchId: null, theme_id: '9999999' } as const;
      expect((await client().call('live.anchorRoom', nowhere)).code).toBe(PLATFORM_CODES.NOT_FOUND);
    });

    test('brings no match of a venue that is not named', async () => {
      const { anchor, match } = casting();
      const others = VENUES.filter((name) => name !== match.venueName);
      expect((await room(anchor.anchorRoomId, { venueNames: others })).match).toBeNull();
      expect((await room(anchor.anchorRoomId, { venueNames: [] })).match).toBeNull();
      expect((await room(anchor.anchorRoomId, { venueNames: [match.venueName] })).match).not.toBeNull();
    });

    test('keeps the visitor’s match before the scheduled anchor is on air', async () => {
      const { anchors, matches } = sandbox().world;
      const coming = matches
        .list(0)
        .flatMap((match) => match.anchorInfo.map(({ anchorRoomId }) => ({ match, anchorRoomId })))
        .find(({ match, anchorRoomId }) => anchors.find(anchorRoomId)?.matchId !== match.matchId);
      const { anchorRoomId = '', match } = coming ?? {};
      const next = anchors.find(anchorRoomId)?.matchId;
      const foreign = matches
        .list(0)
        .find(({ anchorInfo }) => anchorInfo.every((info) => info.anchorRoomId !== anchorRoomId));
      onTestFinished(() => void anchors.holdStatus(anchorRoomId, null));
      anchors.holdStatus(anchorRoomId, 0);
      const from = async (matchId = '') => (await room(anchorRoomId, { matchId })).match?.matchId;
      expect(await from(match?.matchId)).toBe(match?.matchId);
      expect(await from(foreign?.matchId)).toBe(next);
      anchors.holdStatus(anchorRoomId, 1);
      expect(await from(match?.matchId)).toBe(next);
    });
  });

  test('an unknown id is not found', async () => {
    const { roomNo } = sceneOf(sandbox());
    for (const name of ['live.matchDetail', 'live.odds'] as const) {
      expect((await client().call(name, { matchId: 'nowhere' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
      expect((await client().call(name, { matchId: roomNo.slice(2) })).code).toBe(0);
    }
  });
});
