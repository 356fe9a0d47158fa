import type { Euro24Part } from '#contract/models/activity/euro24.ts';
import { t } from './texts.ts';
import './rounds-ring.css';

const MIDDLE = { x: 330, y: 92 };
const RADIUS = 76;
const PLACES = 10;

/** Where a round is on the ring, clockwise from the top. */
function placeOf(index: number, count: number) {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * PLACES) / PLACES;
  return { cx: round(MIDDLE.x + RADIUS * Math.cos(angle)), cy: round(MIDDLE.y + RADIUS * Math.sin(angle)) };
}

interface RoundsRingProps {
  rounds: Euro24Part['rounds'];
  /** The number of today's round; null outside of the days. */
  today: number | null;
}

/** The member's rounds in a ring: which were played, and which one is today. The list of rounds says the same in words. */
export const RoundsRing = ({ rounds, today }: RoundsRingProps) => (
  <svg className="actart quizring" viewBox="0 0 460 180" aria-hidden="true">
    <g className="quizring__pitch">
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={132} />
      <path d="M330-50v284M460 92H90" />
    </g>
    {rounds.map(({ n, answered }, index) => (
      <circle
        key={n}
        {...placeOf(index, rounds.length)}
        r={n === today ? 11 : 8}
        className={n === today ? 'is-now' : answered > 0 ? 'is-played' : 'is-blank'}
      />
    ))}
    <text x={MIDDLE.x} y={106}>
      {today ?? rounds.length}
    </text>
    <text x={MIDDLE.x} y={126} className="quizring__of">
      {today === null ? t('euro24.ringOver') : t('euro24.ringOf', { count: rounds.length })}
    </text>
  </svg>
);
