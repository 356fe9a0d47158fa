import type { Attempt } from '#contract/calls/captcha.ts';
import type { PlacedWord, Puzzle, Question } from './puzzle.ts';

const SLIDE_TOLERANCE = 6;
const CLICK_TOLERANCE = 26;

type Point = { readonly x: number; readonly y: number };

const isNear = (point: Point | undefined, { x, y }: PlacedWord) =>
  point !== undefined && Math.hypot(point.x - x, point.y - y) <= CLICK_TOLERANCE;

function isClickedInOrder(puzzle: Puzzle, points: readonly Point[]): boolean {
  if (puzzle.kind !== 'anji' || points.length !== puzzle.wanted.length) return false;
  return puzzle.wanted.every((word, index) =>
    puzzle.shown.some((placed) => placed.word === word && isNear(points[index], placed)),
  );
}

/** Whether what a person did solves the puzzle, or the question that is beside every puzzle. */
export function isSolved(puzzle: Puzzle, question: Question, attempt: Attempt): boolean {
  switch (attempt.by) {
    case 'text':
      return puzzle.kind === 'image' && attempt.text.trim().toUpperCase() === puzzle.characters;
    case 'slide':
      return puzzle.kind === 'afs' && Math.abs(attempt.left - puzzle.left) <= SLIDE_TOLERANCE;
    case 'points':
      return isClickedInOrder(puzzle, attempt.points);
    case 'question':
      return attempt.answer.trim() === question.answer;
    default:
      return attempt satisfies never;
  }
}
