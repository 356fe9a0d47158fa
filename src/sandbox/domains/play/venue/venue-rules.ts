import { createHash } from 'node:crypto';
import type { TitleRules } from '#sandbox/games/engine.ts';

/** SHA-256 of the rules of a game: each round names the rules it was played by, before it is played. */
export const rulesHash = ({ facts }: TitleRules): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');
