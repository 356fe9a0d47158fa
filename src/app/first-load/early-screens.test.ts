import { expect, test, vi } from 'vitest';
import { earlyScreenAt } from './early-screens.ts';

const callsAt = (path: string) => {
  const address = new URL(path, 'http://site.test');
  return earlyScreenAt(address)?.calls(address) ?? [];
};
const namesAt = (path: string) => callsAt(path).map(({ call }) => call);

test('[2.11] a room requests match, video and chat before its code loads', () => {
  expect(namesAt('/app/room/match/qdl-47497')).toEqual([
    'site.config',
    'live.matchDetail',
    'site.domains',
    'live.playingVideo',
    'chat.status',
    'chat.switches',
    'chat.history',
  ]);
  expect(callsAt('/app/room/match/qdl-47497').at(-1)?.input).toMatchObject({
    roomNo: 'm-qdl-47497',
    beforeSeq: null,
  });
});

test('[3.06] an anchor room requests its video by anchor, an animation none', () => {
  const playing = callsAt('/app/room/anchor/1001').find(({ call }) => call === 'live.playingVideo');
  expect(playing?.input).toEqual({ matchId: null, anchorRoomId: '1001' });
  expect(namesAt('/app/room/match/qdl-47497?page=ANIMATION')).not.toContain('live.playingVideo');
});

test('[2.11] a room subscribes to video, chat and match before its code loads', () => {
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) });
  const followed = (path: string) => {
    const address = new URL(path, 'http://site.test');
    return earlyScreenAt(address)
      ?.topics?.(address)
      .map(({ topic }) => topic);
  };
  expect(followed('/app/room/match/qdl-47497')).toEqual(['video', 'chat.room', 'chat.feed', 'match']);
  expect(followed('/app/room/match/qdl-47497?page=ANIMATION')).toEqual(['chat.room', 'chat.feed', 'match']);
  expect(followed('/app/room/anchor/1001')).toEqual(['video', 'chat.room', 'chat.feed']);
  expect(followed('/app/room/other/1')).toEqual([]);
  vi.unstubAllGlobals();
});

test.each(['/app/room/other/1', '/app/room/match/a%20b', '/app/wallet'])(
  '%s sends no early requests',
  (path) => {
    expect(callsAt(path)).toEqual([]);
  },
);

test.each([
  { room: 'anchor/1001', has: { MediaSource: class {} }, engine: 'engine-flv' },
  { room: 'match/qdl-47497', has: { MediaSource: class {} }, engine: 'engine-hls' },
  { room: 'anchor/1001', has: { ManagedMediaSource: class {} }, engine: 'engine-hls' },
])('[2.11] the engine for $room in a browser with $has is $engine', ({ room, has, engine }) => {
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) });
  for (const [name, value] of Object.entries(has)) vi.stubGlobal(name, value);
  const address = new URL(`/app/room/${room}`, 'http://site.test');
  expect(earlyScreenAt(address)?.further?.(address)).toEqual([engine]);
  vi.unstubAllGlobals();
});
