import { expect, test } from 'vitest';
import { freeSeat } from './seating.ts';

const seatsOf = (table: number, ...seats: number[]) => seats.map((seat) => ({ table, seat }));

test.each([
  ['an empty hall', [], { table: 1, seat: 0 }],
  ['a table with one visit', seatsOf(1, 0), { table: 1, seat: 1 }],
  ['a table with a seat that was left', seatsOf(1, 0, 2, 3), { table: 1, seat: 1 }],
  ['a full table', seatsOf(1, 0, 1, 2, 3), { table: 2, seat: 0 }],
  ['a free seat before a later table', [...seatsOf(1, 0, 1, 3), ...seatsOf(2, 0)], { table: 1, seat: 2 }],
])('the next visit to %s', (_name, taken, place) => {
  expect(freeSeat(taken)).toEqual(place);
});
