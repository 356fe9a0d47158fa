import type { BreakoutPart } from '#contract/models/activity/breakout.ts';
import { t } from '../tasks/texts.ts';
import './level-map.css';

/** Places of the twelve levels on a pitch of 100 × 40, from one goal to the other. */
const PLACES = [
  [6, 22],
  [13, 10],
  [19, 26],
  [27, 33],
  [35, 22],
  [43, 9],
  [50, 20],
  [58, 33],
  [66, 24],
  [73, 9],
  [82, 16],
  [93, 21],
] as const;
const R = 2.7;

const lineOf = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const Pitch = () => (
  <g className="lvmap__lines">
    <rect x="1" y="2" width="98" height="36" />
    <path d="M50 2v36M1 11h13v18H1M99 11H86v18h13" />
    <circle cx="50" cy="20" r="7" />
  </g>
);

/** The levels as passes across a pitch: which are passed, which is under way. The list below says the same in words. */
export function LevelMap({ levels }: Pick<BreakoutPart, 'levels'>) {
  const passed = levels.filter(({ state }) => state === 'passed').length;
  return (
    <svg
      className="lvmap"
      viewBox="0 0 100 40"
      role="img"
      aria-label={t('task.breakoutMap', { count: passed })}
    >
      <Pitch />
      <path className="lvmap__ahead" d={lineOf(PLACES)} />
      <path className="lvmap__way" d={lineOf(PLACES.slice(0, passed + 1))} />
      {levels.map(({ level, state, isChest }, index) => {
        const [x, y] = PLACES[index] ?? [50, 20];
        return (
          <g key={level} className={`lvmap__at lvmap__at--${state}`} transform={`translate(${x} ${y})`}>
            {isChest ? (
              <path d="M-3-1.2a1.6 1.6 0 0 1 1.6-1.6h2.8A1.6 1.6 0 0 1 3-1.2v3.9h-6ZM-3 .3h6" />
            ) : (
              <circle r={R} />
            )}
            <text y="1.2">{level}</text>
          </g>
        );
      })}
    </svg>
  );
}
