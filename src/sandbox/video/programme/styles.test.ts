import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOME_KITS } from '#sandbox/video/clips/clips.table.ts';
import { unitIndex } from '#sandbox/video/clips/reel.ts';
import { QUALITIES } from '#sandbox/video/clips/streams.table.ts';
import { fixturesBetween } from '#sandbox/world/matches/calendar/fixture.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { ANCHORS } from '#sandbox/world/seeds/seed-anchors.ts';
import { styleOf } from './styles.ts';

const NOON = 1_790_000_000_000;
const DAY = 24 * 3_600_000;

const reelFile = (reel: string, quality: string) =>
  new URL(`../reels/${reel}.${quality}.flv`, import.meta.url);
const styles = LEAGUES.flatMap((league) => fixturesBetween(league, [NOON, NOON + 7 * DAY], 1, 1)).map(
  styleOf,
);

test('every anchor, sport and kit has a reel in both sizes', () => {
  const reels = new Set([
    ...ANCHORS.map(({ anchorRoomId }) => `anchor-${anchorRoomId}`),
    ...styles.flatMap(({ reel, shared }) => [reel, shared]),
  ]);
  const missing = [...reels].flatMap((reel) =>
    QUALITIES.filter(({ id }) => !existsSync(reelFile(reel, id))).map(({ id }) => `${reel}.${id}`),
  );
  expect(missing).toEqual([]);
  expect(reels.size).toBe(ANCHORS.length + Object.keys(HOME_KITS).length + 3);
});

test('a reel has every unit of the clips between match moments', () => {
  const byReel = new Map(styles.map((style) => [style.reel, style]));
  for (const { reel, shared, play, idle, idleUnits, isShared } of byReel.values()) {
    const nameOf = (clip: string) => (isShared(clip) ? shared : reel);
    const wanted = [
      ...play.map(({ clip, units }) => ({ clip, last: units - 1 })),
      ...Object.values(idle).flatMap((clips) => clips.map((clip) => ({ clip, last: idleUnits - 1 }))),
    ];
    for (const { clip, last } of wanted) {
      expect(() => unitIndex(nameOf(clip), clip, last)).not.toThrow();
      expect(() => unitIndex(nameOf(clip), clip, last + 1)).toThrow();
    }
  }
});
