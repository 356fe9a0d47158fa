import { type Drawing, fill, verticalGradient } from '../drawing.ts';
import { own } from '../own.ts';
import { COVER_SCENES } from './cover-scenes.table.ts';
import { plannedCover } from './planned-covers.ts';
import { COVERS_OF_PLAYED_GAMES } from './played-covers.table.ts';

const WIDTH = 300;
const HEIGHT = 400;

/** A game's 3:4 fill, darker at the foot when a title goes there; nothing for an unknown game. */
export function gameCover(name: string, titled: boolean): Drawing | undefined {
  const known = own(COVER_SCENES, name) ?? own(COVERS_OF_PLAYED_GAMES, name) ?? plannedCover(name);
  if (!known) return undefined;
  const defs = titled
    ? `<defs>${verticalGradient('foot', [
        [0.6, '#03100d', 0],
        [1, '#03100d', 0.34],
      ])}</defs>`
    : '';
  const foot = titled ? fill(WIDTH, HEIGHT, 'url(#foot)') : '';
  return {
    width: WIDTH,
    height: HEIGHT,
    body: defs + fill(WIDTH, HEIGHT, known.ground) + known.scene() + foot,
  };
}
