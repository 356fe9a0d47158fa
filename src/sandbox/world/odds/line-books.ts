import { signedLine } from './asian-line.ts';
import type { Chance } from './market-draft.ts';

/** Returns the probability that a line is won, refunds excluded. */
export type LineChance = (line: number) => number;

/** A line that one side hardly ever wins is not offered beside the even one. */
const OFFERED_LEAST = 0.08;

const isOffered = ([first]: readonly Chance[], index: number): boolean =>
  index === 0 ||
  (first !== undefined && first.probability > OFFERED_LEAST && first.probability < 1 - OFFERED_LEAST);

/** Over and under of a line. */
function overUnder(line: number, over: number): Chance[] {
  const text = line.toString();
  return [
    { key: `over${text}`, name: `大 ${text}`, line: text, probability: over },
    { key: `under${text}`, name: `小 ${text}`, line: text, probability: 1 - over },
  ];
}

/** The two sides of a handicap that the home side has to make up by more than `start`. */
function sides(start: number, home: number): Chance[] {
  const [own, other] = [start === 0 ? 0 : -start, start];
  return [
    { key: `home${own}`, name: signedLine(own), line: signedLine(own), probability: home },
    { key: `away${other}`, name: signedLine(other), line: signedLine(other), probability: 1 - home },
  ];
}

/** Returns the even line, then `many` lines on both sides of it, `step` apart, the nearer ones first. */
const linesAround = (even: number, step: number, many: number): number[] => [
  even,
  ...Array.from({ length: many }, (_, index) => (index + 1) * step).flatMap((apart) => [
    even - apart,
    even + apart,
  ]),
];

type Around = { readonly even: number; readonly step: number; readonly many: number };

/** Books of over and under, the even line first; `over` is how likely more than a line is. */
export const totalBooks = (over: LineChance, { even, step, many }: Around): Chance[][] =>
  linesAround(even, step, many)
    .filter((line) => line > 0)
    .map((line) => overUnder(line, over(line)))
    .filter(isOffered);

/** Books of a handicap, the even line first; `beats` is how likely the home side leads by more than a line. */
export const handicapBooks = (beats: LineChance, { even, step, many }: Around): Chance[][] =>
  linesAround(even, step, many)
    .map((start) => sides(start, beats(start)))
    .filter(isOffered);
