import { useMemo } from 'react';
import { formatMinor } from '#contract/units/money.ts';
import { BarChart, type ChartPoint } from './bar-chart.tsx';
import { hoursText, lineName, markOf, type PlayLine, type PlaySums, shortAmount } from './play-lines.ts';
import type { PlayStep } from './play-span.ts';
import { t } from './texts.ts';

const MINOR_PER_MAJOR = 100;
type Money = 'net' | 'netDeposit' | 'staked';

/** Returns the points of a money chart; bars are drawn in whole yuan, labels include the cents. */
const moneyPoints = (step: PlayStep, lines: readonly PlayLine[], field: Money): readonly ChartPoint[] =>
  lines.map((line) => ({
    mark: markOf(step, line.day),
    name: lineName(step, line.day),
    value: Number(line[field]) / MINOR_PER_MAJOR,
    text: formatMinor(line[field]),
  }));

const timePoints = (step: PlayStep, lines: readonly PlayLine[]): readonly ChartPoint[] =>
  lines.map((line) => ({
    mark: markOf(step, line.day),
    name: lineName(step, line.day),
    value: line.minutes / 60,
    text: hoursText(line.minutes),
  }));

const hourAxis = (hours: number): string => `${Number(hours.toFixed(1))}h`;

type ChartsProps = { step: PlayStep; lines: readonly PlayLine[]; sums: PlaySums };

/** Won or lost over time, and under it what was paid in, staked, and how long it took. */
export function PlayCharts({ step, lines, sums }: ChartsProps) {
  const points = useMemo(
    () => ({
      net: moneyPoints(step, lines, 'net'),
      netDeposit: moneyPoints(step, lines, 'netDeposit'),
      staked: moneyPoints(step, lines, 'staked'),
      time: timePoints(step, lines),
    }),
    [step, lines],
  );
  const small = [
    { key: 'netDeposit', note: formatMinor(sums.netDeposit), points: points.netDeposit, axis: shortAmount },
    { key: 'staked', note: formatMinor(sums.staked), points: points.staked, axis: shortAmount },
    { key: 'minutes', note: hoursText(sums.minutes), points: points.time, axis: hourAxis },
  ] as const;
  return (
    <>
      <BarChart
        title={t(`playReport.${step}Net`)}
        note={t('playReport.netAbout')}
        points={points.net}
        axis={shortAmount}
      />
      <div className="play-charts grid-3 gap-page">
        {small.map(({ key, ...chart }) => (
          <BarChart key={key} small title={t(`playReport.${key}`)} {...chart} />
        ))}
      </div>
    </>
  );
}
