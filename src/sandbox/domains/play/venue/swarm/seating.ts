import { SEATS } from '#sandbox/games/fishing/crowd.ts';

/** A seat of a table. Tables are numbered from 1, seats from 0. */
export type SeatPlace = { readonly table: number; readonly seat: number };

/** The first free seat of the first table that has one: members come together before another table is opened. */
export function freeSeat(taken: readonly SeatPlace[]): SeatPlace {
  const isTaken = (place: SeatPlace) =>
    taken.some(({ table, seat }) => table === place.table && seat === place.seat);
  for (let at = 0; ; at += 1) {
    const place = { table: Math.floor(at / SEATS) + 1, seat: at % SEATS };
    if (!isTaken(place)) return place;
  }
}
