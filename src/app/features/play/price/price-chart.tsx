import type { OddsFormat } from '#contract/play/odds/odds-rules.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import type { PriceHistory } from '#contract/play/price/schema.ts';
import { hourMinute } from '#contract/units/time.ts';
import { AREA, type ChartShape, pricedOf } from './chart-shape.ts';
import { t } from './texts.ts';
import './price-chart.css';

type Mark = PriceHistory['marks'][number];

/** Minute of the match, or the time of day before it and in sports without minutes. */
const markText = ({ at, minute }: Mark): string =>
  minute === null ? hourMinute(at) : t('price.minute', { minute });

const ANCHORS = ['start', 'middle', 'end'] as const;

/** Labelled prices at the left, times below. */
function Axes({ shape, marks, format }: { shape: ChartShape; marks: readonly Mark[]; format: OddsFormat }) {
  return (
    <>
      {shape.prices.map(({ odds, y }) => (
        <g key={odds}>
          <line className="price-chart__grid" x1={AREA.left} x2={AREA.right} y1={y} y2={y} />
          <text x={AREA.left - 8} y={y + 4} textAnchor="end">
            {formatOdds(odds.toFixed(2), format)}
          </text>
        </g>
      ))}
      {marks.map((mark, index) => (
        <text
          key={mark.at}
          x={AREA.left + ((AREA.right - AREA.left) * index) / (marks.length - 1)}
          y={AREA.bottom + 18}
          textAnchor={ANCHORS[index]}
        >
          {markText(mark)}
        </text>
      ))}
    </>
  );
}

/** Goals as dashed verticals with the score. */
const Goals = ({ goals }: Pick<ChartShape, 'goals'>) =>
  goals.map(({ x, minute, score, isLabelled }) => (
    <g key={`${x} ${score}`}>
      <line className="price-chart__goal" x1={x} x2={x} y1={AREA.top - 6} y2={AREA.bottom} />
      {isLabelled ? (
        <text
          x={Math.min(Math.max(x, AREA.left + 14), AREA.right - 18)}
          y={AREA.top - 11}
          textAnchor="middle"
        >
          {minute === null || goals.length > 3 ? score : t('price.goal', { minute, score })}
        </text>
      ) : null}
    </g>
  ));

/** The own price as a dashed horizontal, labelled above the line. */
const Own = ({ y, odds }: { y: number; odds: string }) => (
  <>
    <line className="price-chart__own" x1={AREA.left} x2={AREA.right} y1={y} y2={y} />
    <text className="price-chart__own-text" x={AREA.left + 6} y={y > AREA.top + 16 ? y - 6 : y + 14}>
      {t('price.own', { odds })}
    </text>
  </>
);

type Props = {
  readonly history: PriceHistory;
  readonly shape: ChartShape;
  /** Price of the member's own bet, decimal; null without one. */
  readonly own: string | null;
  readonly format: OddsFormat;
};

/** Step line of a price; its gaps are suspensions. */
export function PriceChart({ history, shape, own, format }: Props) {
  const odds = pricedOf(history).map((point) => point.odds);
  const text = (value: number | undefined) => formatOdds((value ?? 0).toFixed(2), format);
  const ends = { first: text(odds[0]), last: text(odds.at(-1)) };
  const label = t('price.chart', { ...ends, low: text(Math.min(...odds)), high: text(Math.max(...odds)) });
  return (
    <svg className="price-chart" viewBox={`0 0 ${AREA.width} ${AREA.height}`} role="img" aria-label={label}>
      <Axes shape={shape} marks={history.marks} format={format} />
      {shape.runs.map(({ area }) => (
        <path key={area} className="price-chart__area" d={area} />
      ))}
      <Goals goals={shape.goals} />
      {shape.ownY === null || own === null ? null : <Own y={shape.ownY} odds={formatOdds(own, format)} />}
      {shape.runs.map(({ line }) => (
        <path key={line} className="price-chart__line" d={line} />
      ))}
      {shape.end ? <circle className="price-chart__end" cx={shape.end.x} cy={shape.end.y} r={3.5} /> : null}
    </svg>
  );
}
