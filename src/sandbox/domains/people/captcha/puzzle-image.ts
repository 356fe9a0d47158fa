import { KAPTCHA_PATH } from '#contract/people/captcha/calls.ts';
import { random } from '#contract/units/random.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/headers.table.ts';
import { courtside } from '#sandbox/world/art/courtside/courtside.ts';
import { fill, svgDocument } from '#sandbox/world/art/drawing.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ChallengeStore } from './challenge-store.ts';
import { PIECE_SIZE, type PlacedWord, PUZZLE_SIZES, type Puzzle } from './puzzle.ts';

const INKS = ['#0b6b52', '#1a5794', '#4a3fa3', '#30463e', '#8a4a17'] as const;

/** A piece with a knob above and one at the right, in a square of 60. */
const PIECE_PATH =
  'M2 18a8 8 0 0 1 8-8h10a7.5 7.5 0 1 1 14 0h10a8 8 0 0 1 8 8v10a7.5 7.5 0 1 1 0 14v10a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z';

function scene(kind: 'afs' | 'anji', seed: string): string {
  const style = { seed, horizon: 0.46, flag: kind === 'afs', players: kind === 'afs' };
  return courtside({ ...PUZZLE_SIZES[kind], ...style, time: kind === 'afs' ? 'day' : 'dusk' }).body;
}

/** Four characters, leaning, behind two threads. */
function drawCharacters(characters: string, seed: string): string {
  const { width, height } = PUZZLE_SIZES.image;
  const next = random(`characters-${seed}`);
  const letters = [...characters].map((character, index) => {
    const [x, y, turn] = [28 + index * 44 + next() * 8, 46 + next() * 10, next() * 40 - 20];
    const ink = INKS[Math.floor(next() * INKS.length)] ?? INKS[0];
    return `<text x="${x}" y="${y}" font-size="42" font-weight="700" text-anchor="middle" fill="${ink}" transform="rotate(${turn} ${x} ${y - 12})">${character}</text>`;
  });
  const threads = [next(), next()].map(
    (share) =>
      `<path fill="none" stroke="#7cb8a2" stroke-width="2.5" d="M6 ${12 + share * 44}q48-40 88-8t92-${10 + share * 16}"/>`,
  );
  const body = [fill(width, height, '#e9f2ee'), ...letters, ...threads].join('');
  return svgDocument({ width, height, body });
}

function drawGap(left: number, top: number, seed: string): string {
  const gap = `<path d="${PIECE_PATH}" transform="translate(${left} ${top})" fill="#04140f" fill-opacity=".58" stroke="#fff" stroke-width="1.5" stroke-dasharray="4 3"/>`;
  return svgDocument({ ...PUZZLE_SIZES.afs, body: scene('afs', seed) + gap });
}

/** The piece cut out of the scene, with its edge. */
export function drawPiece(left: number, top: number, seed: string): string {
  const cut = `<clipPath id="cut"><path d="${PIECE_PATH}"/></clipPath>`;
  const inside = `<g clip-path="url(#cut)"><g transform="translate(${-left} ${-top})">${scene('afs', seed)}</g></g>`;
  const edge = `<path d="${PIECE_PATH}" fill="none" stroke="#fff" stroke-width="2.5"/>`;
  return svgDocument({ width: PIECE_SIZE, height: PIECE_SIZE, body: cut + inside + edge });
}

const drawWord = ({ word, x, y, turn }: PlacedWord) =>
  `<text x="${x}" y="${y + 12}" font-size="34" font-weight="700" text-anchor="middle" fill="#fff" stroke="#06251c" stroke-width="4" paint-order="stroke" transform="rotate(${turn} ${x} ${y})">${word}</text>`;

/** Draws the image of a challenge as SVG text. For demo use: a program that reads the text can solve it. */
export function drawPuzzle(puzzle: Puzzle, seed: string): string {
  switch (puzzle.kind) {
    case 'image':
      return drawCharacters(puzzle.characters, seed);
    case 'afs':
      return drawGap(puzzle.left, puzzle.top, seed);
    case 'anji':
      return svgDocument({
        ...PUZZLE_SIZES.anji,
        body: scene('anji', seed) + puzzle.shown.map(drawWord).join(''),
      });
    default:
      return puzzle satisfies never;
  }
}

/** Serves the image with the characters, a plain GET [7.11]. */
export function mountKaptcha(site: Site, challenges: ChallengeStore, { clock }: Pick<World, 'clock'>): void {
  site.get(KAPTCHA_PATH, (context) => {
    const challenge = challenges.find(context.req.query('ticket') ?? '', clock.now());
    if (challenge?.puzzle.kind !== 'image') return context.notFound();
    const svg = drawPuzzle(challenge.puzzle, challenge.seed);
    return context.body(svg, 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': 'image/svg+xml',
    });
  });
}
