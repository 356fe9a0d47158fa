import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { ExportButton, type MakeFile } from '#app/features/money/wallet/record/export-button.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { PlayReport } from '#contract/play/play-report/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { SaferPage } from '../safer-page.tsx';
import { PlayCharts } from './play-charts.tsx';
import { isLine, playFile } from './play-csv.ts';
import { hoursText, type PlaySums, playLines, sumsOf } from './play-lines.ts';
import { type DaySpan, maxBack, PLAY_STEPS, type PlayStep, spanOf } from './play-span.ts';
import { PlayTable } from './play-table.tsx';
import { t } from './texts.ts';
import './play.css';

type FigureProps = { label: string; value: string; note: string };

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="play-figure">
    <dt>{label}</dt>
    <dd>
      <b className="num">{value}</b>
      <span className="cap t2">{note}</span>
    </dd>
  </div>
);

/** Totals of the displayed days: deposits, withdrawals, stakes, result, and play time. */
function PlayFigures({ sums, currency }: { sums: PlaySums; currency: CurrencyEntry }) {
  const { daysPlayed, minutes, bets } = sums;
  const average = hoursText(daysPlayed > 0 ? Math.round(minutes / daysPlayed) : 0);
  return (
    <Card as="dl" flush className="play-figures grid-4" aria-label={t('playReport.figures')}>
      <Figure
        label={t('playReport.netDeposit')}
        value={formatMinor(sums.netDeposit)}
        note={t('playReport.netDepositNote', {
          deposits: formatMinor(sums.deposits),
          withdrawals: formatMinor(sums.withdrawals),
          withdrawWord: currency.withdrawWord,
        })}
      />
      <Figure
        label={t('playReport.staked')}
        value={formatMinor(sums.staked)}
        note={t('playReport.stakedNote', { days: daysPlayed, bets })}
      />
      <Figure
        label={t('playReport.net')}
        value={formatMinor(sums.net)}
        note={t('playReport.netNote', {
          returned: formatMinor(sums.returned),
          bonus: formatMinor(sums.bonus),
        })}
      />
      <Figure
        label={t('playReport.minutes')}
        value={hoursText(minutes)}
        note={daysPlayed > 0 ? t('playReport.minutesNote', { average }) : t('playReport.noDays')}
      />
    </Card>
  );
}

/** Reads the displayed period from the address: lines by day, week or month, and the number of periods back. */
function usePlayPick() {
  const [query, setQuery] = useSearchParams();
  const step = oneOf(PLAY_STEPS, query.get('by'), 'day');
  const requested = Number(query.get('back') ?? 0);
  const back = Number.isInteger(requested) ? Math.min(Math.max(requested, 0), maxBack(step)) : 0;
  const go = (by: PlayStep, to: number) =>
    setQuery(to === 0 ? { by } : { by, back: String(to) }, { replace: true });
  return { step, back, go };
}

const STEPS = PLAY_STEPS.map((value) => ({ value, label: t(`playReport.${value}`) }));

/** Choice of the displayed days, with links to earlier and later ones. */
function Choice({ picking, span }: { picking: ReturnType<typeof usePlayPick>; span: DaySpan }) {
  const { step, back, go } = picking;
  return (
    <div className="row wraps gap-12">
      <Segmented
        label={t('playReport.step')}
        options={STEPS}
        value={step}
        onValueChange={(by) => go(by, 0)}
      />
      <div className="row wraps gap-12">
        <Button
          size="sm"
          aria-label={t('playReport.earlier')}
          disabled={back >= maxBack(step)}
          onClick={() => go(step, back + 1)}
        >
          <Icon name="chev-left" size={16} />
        </Button>
        <span className="num sm" aria-live="polite">
          {t('playReport.range', span)}
        </span>
        <Button
          size="sm"
          aria-label={t('playReport.later')}
          disabled={back === 0}
          onClick={() => go(step, back - 1)}
        >
          <Icon name="chev-right" size={16} />
        </Button>
      </div>
    </div>
  );
}

/** Deposits less withdrawals of all time [P.03]. */
function Life({ life, currency }: { life: PlayReport['life']; currency: CurrencyEntry }) {
  const { withdrawWord } = currency;
  const { since, deposits, withdrawals } = life;
  return (
    <Card className="play-lifetime" aria-labelledby="play-life">
      <div>
        <h2 id="play-life">{t('playReport.life')}</h2>
        <p className="cap t2">
          {since === null
            ? t('playReport.lifeNone', { withdrawWord })
            : t('playReport.lifeSince', {
                day: siteDayOf(since),
                deposits: formatMinor(deposits),
                withdrawals: formatMinor(withdrawals),
                withdrawWord,
              })}
        </p>
      </div>
      <b className="num">{formatMinor(minor(deposits - withdrawals))}</b>
    </Card>
  );
}

type ReportProps = { report: PlayReport; step: PlayStep; span: DaySpan; currency: CurrencyEntry };

function Report({ report, step, span, currency }: ReportProps) {
  const lines = useMemo(() => playLines(step, span, report.days), [step, span, report]);
  const sums = useMemo(() => sumsOf(report.days), [report]);
  const filled = lines.filter(isLine);
  return (
    <>
      <PlayFigures sums={sums} currency={currency} />
      {filled.length === 0 ? (
        <Card>
          <EmptyState illustration="record" title={t('playReport.empty')} text={t('playReport.emptyText')} />
        </Card>
      ) : (
        <>
          <PlayCharts key={`${step} ${span.from}`} step={step} lines={lines} sums={sums} />
          <PlayTable step={step} lines={filled} sums={sums} currency={currency} />
        </>
      )}
      <Life life={report.life} currency={currency} />
    </>
  );
}

const Actions = ({ make }: { make: MakeFile }) => (
  <>
    <Link className="more" to={paths.betReturns}>
      {t('playReport.returns')}
    </Link>
    <ExportButton make={make} />
  </>
);

function Shown({ currency }: { currency: CurrencyEntry }) {
  const picking = usePlayPick();
  const { step, back } = picking;
  const today = useServerText(siteDayOf);
  const span = useMemo(
    () => spanOf(step, back, siteDayOf(Date.parse(`${today}T12:00:00+08:00`))),
    [step, back, today],
  );
  const query = useCall('playReport.days', { currency: currency.code, ...span });
  const make = async () => {
    const report = lastOf(query);
    const lines = playLines(step, span, report?.days ?? []).filter(isLine);
    return playFile({ currency: currency.code, withdrawWord: currency.withdrawWord, span, lines });
  };
  return (
    <SaferPage title={t('playReport.title')} actions={<Actions make={make} />}>
      <Choice picking={picking} span={span} />
      <Loaded of={query} waiting={<Skeleton height={520} shape="block" />}>
        {(report) => <Report report={report} step={step} span={span} currency={currency} />}
      </Loaded>
    </SaferPage>
  );
}

/** Deposits, stakes, returns and play time of a member by day, week or month, as charts and as a table [P.02]. */
export function PlayScreen() {
  const currency = useCurrency();
  if (!currency)
    return (
      <SaferPage title={t('playReport.title')}>
        <Skeleton height={520} shape="block" />
      </SaferPage>
    );
  return <Shown key={currency.code} currency={currency} />;
}
