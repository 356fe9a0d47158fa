import { besideScenes } from './beside-scenes.ts';
import { depositScenes } from './deposit-scenes.ts';
import { entryScenes } from './entry-scenes.ts';
import { homeScenes } from './home-scenes.ts';
import { payOutScenes } from './pay-out-scenes.ts';
import { readingScenes } from './reading-scenes.ts';
import { roomScenes } from './room-scenes.ts';
import type { Scene } from './scene.ts';
import { statementScenes } from './statement-scenes.ts';
import { troubleScenes } from './trouble-scenes.ts';

/** Every scene of the gallery; adding one is adding a row to its area. */
export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...roomScenes,
  ...entryScenes,
  ...statementScenes,
  ...depositScenes,
  ...payOutScenes,
  ...readingScenes,
  ...troubleScenes,
  ...besideScenes,
];
