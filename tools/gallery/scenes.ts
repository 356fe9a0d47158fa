import type { Scene } from './scene.ts';
import { depositScenes } from './scenes/deposit-scenes.ts';
import { entryScenes } from './scenes/entry-scenes.ts';
import { failureScenes } from './scenes/failure-scenes.ts';
import { homeScenes } from './scenes/home-scenes.ts';
import { readingScenes } from './scenes/reading-scenes.ts';
import { roomScenes } from './scenes/room-scenes.ts';
import { standaloneScenes } from './scenes/standalone-scenes.ts';
import { statementScenes } from './scenes/statement-scenes.ts';
import { withdrawalScenes } from './scenes/withdrawal-scenes.ts';

/** Every scene of the gallery; adding one is adding a row to its area. */
export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...roomScenes,
  ...entryScenes,
  ...statementScenes,
  ...depositScenes,
  ...withdrawalScenes,
  ...readingScenes,
  ...failureScenes,
  ...standaloneScenes,
];
