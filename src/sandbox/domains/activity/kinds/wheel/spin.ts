import { createDraws } from '#sandbox/games/chance/draws.ts';
import { fromHex } from '#sandbox/games/chance/hex.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { SECTORS, type Sector, WEIGHTS_SUM } from './sectors.table.ts';

/** Returns the sector of a point from 0 to 9 999. */
function sectorAt(point: number, sectors: readonly Sector[]): number {
  let end = 0;
  return sectors.findIndex(({ weight }) => {
    end += weight;
    return point < end;
  });
}

/** Creates the draws of an edition: the same secret, sectors, member, day and number of the turn give the same sector. */
export function spinner(
  secret: string,
  sectors: readonly Sector[] = SECTORS,
): (userId: string, day: string, n: number) => number {
  const key = keyedHash(fromHex(secret) ?? new Uint8Array());
  return (userId, day, n) => sectorAt(createDraws(key, `${userId}:${day}`, n).below(WEIGHTS_SUM), sectors);
}
