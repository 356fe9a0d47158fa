import { drawing, drawn } from '../controls/element.ts';

/** Position on a field of 1200 × 620. */
type Position = { readonly x: number; readonly y: number; readonly turn?: number; readonly size?: number };

const SPOT: Position = { x: 600, y: 549, size: 0.676 };
const STANDING: Position = { x: 600, y: 365 };

/** The middle of each corner, in the order of the aims. */
const CORNERS: readonly Position[] = [
  { x: 361, y: 184 },
  { x: 600, y: 166 },
  { x: 839, y: 184 },
  { x: 361, y: 310 },
  { x: 600, y: 318 },
  { x: 839, y: 310 },
];
/** Targets of a missed ball: over the bar, or wide of a post. */
const PAST: readonly Position[] = [
  { x: 330, y: 62 },
  { x: 600, y: 52 },
  { x: 870, y: 62 },
  { x: 180, y: 330 },
  { x: 560, y: 70 },
  { x: 1020, y: 330 },
];
/** Pose of the keeper for each corner. */
const DIVES: readonly Position[] = [
  { x: 518, y: 331, turn: -46 },
  { x: 600, y: 376, turn: 0 },
  { x: 682, y: 331, turn: 46 },
  { x: 566, y: 374, turn: -72 },
  { x: 600, y: 380, turn: 0 },
  { x: 634, y: 374, turn: 72 },
];
const BALL_AFAR = 0.34;

const BALL = `<g transform="translate(-50 -50)"><circle cx="50" cy="50" r="37" fill="#F5FAF8"/><path fill="#DCE8E3" d="M50 87a37 37 0 0 0 35-49c-4 26-24 42-54 44 6 3 12 5 19 5Z"/><path fill="#1B2C3A" d="m50 33 16 12-6 19H40l-6-19ZM50 13l-11 7 11 8 11-8ZM16 39l-3 13 11 5 4-13ZM84 39l3 13-11 5-4-13ZM27 79l11 6 4-12-10-5ZM73 79l-11 6-4-12 10-5Z"/></g>`;
const BODY = `<path fill="#93A7F2" d="M-22-146c10-6 34-6 44 0l-2 60h-40Z"/><path fill="#6F86DE" d="M-22-146c4-2 9-3.5 14-4v66h-12Z"/><circle cy="-168" r="15.5" fill="#E5B08A"/><path fill="#22262E" d="M-16-166c-2-14 6-21 16-21s18 7 16 21c-3-6-6-8-10-9-8 1-14 0-18-1-2 2-3 5-4 10Z"/>`;
const LIMBS = 'stroke-linecap="round" stroke-linejoin="round" fill="none"';
const UPRIGHT = `<g ${LIMBS}><path stroke="#2B3568" stroke-width="17" d="M-9-88-15-52M9-88l6 36"/><path stroke="#93A7F2" stroke-width="14" d="M-15-52-17-6M15-52l2 46"/><path stroke="#14181d" stroke-width="9" d="M-22-2h10M22-2H12"/><path stroke="#6F86DE" stroke-width="14" d="M-20-138-44-116-66-126M20-138l24 22 22-10"/></g>${BODY}<g fill="#EAF2EE"><circle cx="-70" cy="-129" r="10"/><circle cx="70" cy="-129" r="10"/></g>`;
const STRETCHED = `<g ${LIMBS}><path stroke="#2B3568" stroke-width="17" d="M-8-88l-10 34M8-88l18 28"/><path stroke="#93A7F2" stroke-width="14" d="M-18-54-10-12M26-60l-2 44"/><path stroke="#6F86DE" stroke-width="14" d="M-16-140-30-176-24-206M16-140l10-38 2-30"/></g>${BODY}<g fill="#EAF2EE"><circle cx="-22" cy="-214" r="11"/><circle cx="29" cy="-216" r="11"/></g>`;

const setTransform = (part: SVGElement, { x, y, turn = 0, size = 1 }: Position) => {
  part.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
};

/** The goal with its keeper and the ball. */
export type Goal = {
  readonly svg: SVGSVGElement;
  /** Ball on the spot, keeper on the line. */
  ready(): void;
  /** The ball flies, the keeper dives. @param still without movement */
  shoot(aim: number, end: 'goal' | 'saved' | 'past', keeper: number, still: boolean): void;
};

export function createGoal(): Goal {
  const upright = drawing('g', {}, UPRIGHT);
  const stretched = drawing('g', {}, STRETCHED);
  const keeper = drawn('g', { class: 'moves' }, upright, stretched);
  const ball = drawing('g', { class: 'moves' }, BALL);
  const svg = drawn(
    'svg',
    { viewBox: '0 0 1200 620', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMid slice' },
    keeper,
    ball,
  );
  const pose = (dives: boolean) => {
    upright.style.display = dives ? 'none' : '';
    stretched.style.display = dives ? '' : 'none';
  };
  const goal: Goal = {
    svg,
    ready() {
      svg.classList.add('still');
      pose(false);
      setTransform(keeper, STANDING);
      setTransform(ball, SPOT);
    },
    shoot(aim, end, dive, still) {
      svg.classList.toggle('still', still);
      pose(true);
      setTransform(keeper, DIVES[dive] ?? STANDING);
      const target = (end === 'past' ? PAST : CORNERS)[aim] ?? SPOT;
      setTransform(ball, { ...target, size: BALL_AFAR });
    },
  };
  goal.ready();
  return goal;
}
