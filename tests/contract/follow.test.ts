import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Follows } from '#contract/models/follow.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sceneOf } from './call-examples.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn, type WireInput } from './wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

describe('what a member follows', () => {
  test('is kept, newest first, until it is left', async () => {
    const { matchId, anchorRoomId } = sceneOf(sandbox());
    const member = await loggedIn(sandbox().origin, now, 'qinghe');
    const set = async (input: WireInput<'follow.set'>) =>
      v.parse(Follows, (await member.ask('follow.set', input)).data);
    await set({ kind: 'league', id: 'des', on: true });
    await set({ kind: 'match', id: matchId, on: true });
    expect(await set({ kind: 'anchor', id: anchorRoomId, on: true })).toEqual({
      matches: [matchId],
      leagues: ['des'],
      anchors: [anchorRoomId],
    });
    await set({ kind: 'league', id: 'des', on: false });
    expect((await member.ask('follow.list', {})).data).toMatchObject({ matches: [matchId], leagues: [] });
    const other = await loggedIn(sandbox().origin, now, 'beian');
    expect((await other.ask('follow.list', {})).data).toEqual({ matches: [], leagues: [], anchors: [] });
    const unknown = await member.ask('follow.set', { kind: 'match', id: 'nowhere-1', on: true });
    expect(unknown.code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});
