import './level-map.css';
import type { BreakoutPart } from '#contract/activity/schema/kinds/breakout.ts';
import { classNames } from '#kit/class-names.ts';
import { t } from '../texts.ts';
import { type LevelPositions, TALL_POSITIONS, WIDE_POSITIONS } from './level-positions.table.ts';

/** Pitch on a phone: the own goal below, the other one above and further away. */
const TallPitch = () => (
  <g>
    <path className="level-pitch__grass" d="M0 0h390v440H0Z" />
    <path
      className="level-pitch__stripe"
      d="M0 404h390v36H0ZM0 332h390v36H0ZM0 264h390v34H0ZM0 202h390v32H0ZM0 146h390v28H0ZM0 96h390v25H0ZM0 52h390v22H0Z"
    />
    <path
      className="level-pitch__lines"
      d="M62 44h266l58 396M62 44 4 440M18 236h354M130 44l-10 44h150l-10-44M166 44l-4 16h66l-4-16M96 440l18-78h162l18 78M150 440l8-36h74l8 36"
    />
    <ellipse className="level-pitch__lines" cx="195" cy="236" rx="56" ry="26" />
  </g>
);

type Levels = BreakoutPart['levels'];
type Level = Levels[number];
type Position = LevelPositions['positions'][number];

/** Passes from place to place, each rising between two of them. */
const passes = (positions: readonly Position[], rise: number) =>
  positions
    .map(([x, y], index) => {
      const [fromX, fromY] = positions[index - 1] ?? [x, y];
      return index === 0 ? `M${x} ${y}` : `Q${(fromX + x) / 2} ${(fromY + y) / 2 - rise} ${x} ${y}`;
    })
    .join('');

function Mark({ level: { level, state, isChest } }: { level: Level }) {
  const isPassed = state === 'passed';
  return (
    <>
      <path d="M0 0-9.5-11.5h19Z" />
      <circle cy="-24" r={state === 'now' || state === 'ready' ? 23 : 19} />
      {isPassed && !isChest ? (
        <path className="level-map__tick" d="m-6.5-24 4.8 4.8 8.6-9.2" />
      ) : (
        <text y="-17.5">{level}</text>
      )}
    </>
  );
}

/** A chest of kit around the middle of its drawing, shut or open. */
const ChestMark = ({ isOpen }: { isOpen: boolean }) => (
  <g className="level-chest">
    <path
      className={isOpen ? 'level-chest__lid' : 'level-chest__line'}
      d={isOpen ? 'M-24-6-19-26h38l5 20Z' : 'M-8-16v-5a3 3 0 0 1 3-3H5a3 3 0 0 1 3 3v5'}
    />
    <rect x={-26} y={isOpen ? -8 : -16} width={52} height={isOpen ? 32 : 40} rx={5} />
    <path className="level-chest__line" d="M-26-4h52M-19-8v32M19-8v32" />
    <rect className="level-chest__mark" x={-8} y={-6} width={16} height={16} rx={4} />
  </g>
);

/** Chest as a separate image. */
export const LevelChest = ({ isOpen }: { isOpen: boolean }) => (
  <svg width={64} height={56} viewBox="-32 -30 64 56" aria-hidden="true">
    <ChestMark isOpen={isOpen} />
  </svg>
);

function At({ level, position: [x, y] }: { level: Level; position: Position }) {
  const { state, isChest } = level;
  return (
    <g className={classNames('level-map__at', `level-map__at--${state}`)} transform={`translate(${x} ${y})`}>
      <ellipse className="level-map__shade" cx="3" cy="2" rx="11" ry="4.5" />
      {isChest ? (
        <g transform="translate(0 -22)">
          <ChestMark isOpen={state === 'passed'} />
          <g className="level-map__no" transform="translate(23 -22)">
            <circle r="12" />
            <text y="4.8">{level.level}</text>
          </g>
        </g>
      ) : (
        <Mark level={level} />
      )}
    </g>
  );
}

interface MapImageProps {
  levels: Levels;
  on: LevelPositions;
  className: string;
}

function MapImage({ levels, on, className }: MapImageProps) {
  const { viewBox, positions, rise } = on;
  const passed = levels.filter(({ state }) => state === 'passed').length;
  const sortedLevels = levels
    .flatMap((level, index) => {
      const position = positions[index];
      return position === undefined ? [] : [{ level, place: position }];
    })
    .toSorted((one, other) => one.place[1] - other.place[1]);
  return (
    <svg
      className={classNames('level-map', className)}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('task.breakoutMap', { count: passed })}
    >
      {on === TALL_POSITIONS ? <TallPitch /> : null}
      <path className="level-map__ahead" d={passes(positions, rise)} />
      <path className="level-map__way" d={passes(positions.slice(0, passed + 1), rise)} />
      {sortedLevels.map(({ level, place }) => (
        <At key={level.level} level={level} position={place} />
      ))}
    </svg>
  );
}

/** Levels as passes across the pitch, with passed ones and the current one. The list below has the same content as text. */
export const LevelMap = ({ levels }: { levels: Levels }) => (
  <>
    <MapImage levels={levels} on={WIDE_POSITIONS} className="level-map--wide" />
    <MapImage levels={levels} on={TALL_POSITIONS} className="level-map--tall" />
  </>
);
