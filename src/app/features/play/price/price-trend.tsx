import { useState } from 'react';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { formatOdds, type OddsFormat } from '#contract/play/odds/odds-rules.ts';
import type { PriceSpan } from '#contract/play/price/constants.ts';
import type { PriceHistory } from '#contract/play/price/schema.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { useCall } from '#core-client/query.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { chartShape, pricedOf } from './chart-shape.ts';
import { PriceChart } from './price-chart.tsx';
import { t } from './texts.ts';
import type { TrendSubject } from './trend-subject.ts';

/** Interval at which the shown course of a price is requested again, ms. */
export const HISTORY_REFRESH_MS = 3_000;

/** Changes that are listed as text. */
const LISTED = 20;
const SECOND = 1_000;
/** Interval up to which every price is looked up, ms. */
const EVERY_PRICE_MS = 60_000;

const signed = (value: number): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(2)}`;

/** Lowest and highest price of the span, and the difference of its ends. */
function Figures({ history, format }: { history: PriceHistory; format: OddsFormat }) {
  const odds = pricedOf(history).map((point) => point.odds);
  const text = (value: number) => formatOdds(value.toFixed(2), format);
  const figures = [
    [t('price.low'), text(Math.min(...odds))],
    [t('price.high'), text(Math.max(...odds))],
    [t('price.change'), signed((odds.at(-1) ?? 0) - (odds[0] ?? 0))],
  ] as const;
  return (
    <dl className="price-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="cap t2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last changes as text, the newest first. */
function Changes({ points, format }: Pick<PriceHistory, 'points'> & { format: OddsFormat }) {
  const listed = points.slice(-LISTED).toReversed();
  return (
    <details className="price-changes sm">
      <summary>{t('price.changes', { count: listed.length })}</summary>
      <ul>
        {listed.map(({ at, odds }) => (
          <li key={at} className="row between">
            <span className="t2 num">{timeOfDay(at)}</span>
            <b className="num">{odds === null ? t('price.closedAt') : formatOdds(odds, format)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

function noteText({ venueName: venue, everyMs }: PriceHistory, span: PriceSpan): string {
  if (span === 'recent' || everyMs >= EVERY_PRICE_MS) return t('price.note', { venue });
  return t('price.noteEvery', { venue, seconds: Math.round(everyMs / SECOND) });
}

type ShownProps = { readonly history: PriceHistory; readonly span: PriceSpan; readonly own: string | null };

function Shown({ history, span, own }: ShownProps) {
  const format = useOddsFormat();
  const shape = chartShape(history, own === null ? null : Number(own));
  if (!shape) return <p className="price-trend__empty sm t2">{t('price.empty')}</p>;
  return (
    <>
      <PriceChart history={history} shape={shape} own={own} format={format} />
      <Figures history={history} format={format} />
      <Changes points={history.points} format={format} />
      <p className="cap t2">{noteText(history, span)}</p>
    </>
  );
}

/** The course of a price over the last minutes, or since kick-off. */
export function PriceTrend({
  subject: { matchId, marketId, selectionId, venue, own },
}: {
  subject: TrendSubject;
}) {
  const [span, setSpan] = useState<PriceSpan>('recent');
  const history = useCall(
    'price.history',
    { matchId, marketId, selectionId, venue, span },
    { refetchMs: HISTORY_REFRESH_MS },
  );
  const isBefore = history.is === 'ready' && !history.value.isLive && !history.value.isOver;
  return (
    <div className="price-trend">
      <Segmented
        label={t('price.span')}
        value={span}
        onValueChange={setSpan}
        options={[
          { value: 'recent', label: t('price.recent') },
          { value: 'match', label: t(isBefore ? 'price.beforeMatch' : 'price.sinceStart') },
        ]}
      />
      <Loaded of={history} waiting={<Skeleton height={260} />} title={t('price.failed')} size="line">
        {(known) => <Shown history={known} span={span} own={own} />}
      </Loaded>
    </div>
  );
}
