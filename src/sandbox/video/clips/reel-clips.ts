import {
  ANCHOR_CLIPS,
  ARENA_CLIPS,
  type Clip,
  FOOTBALL_CLIPS,
  FOOTBALL_SHARED_CLIPS,
  HOOPS_CLIPS,
} from './clips.table.ts';

const BY_NAME: Readonly<Record<string, readonly Clip[]>> = {
  'football-shared': FOOTBALL_SHARED_CLIPS,
  hoops: HOOPS_CLIPS,
  arena: ARENA_CLIPS,
};

/** Returns the clips of a reel, by its name. */
export const clipsOf = (reel: string): readonly Clip[] =>
  BY_NAME[reel] ?? (reel.startsWith('anchor-') ? ANCHOR_CLIPS : FOOTBALL_CLIPS);
