import type { CurrencyEntry } from '#contract/models/site.ts';
import { formatMinor } from '#contract/units/money.ts';
import type { PlaySums } from './play-lines.ts';
import { hoursText } from './short-amount.ts';
import { t } from './texts.ts';

type FigureProps = { label: string; value: string; note: string };

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="pfig">
    <dt>{label}</dt>
    <dd>
      <b className="num">{value}</b>
      <span className="cap t2">{note}</span>
    </dd>
  </div>
);

/** What the days shown come to: paid in and out, staked, won or lost, and how long it took. */
export function PlayFigures({ sums, currency }: { sums: PlaySums; currency: CurrencyEntry }) {
  const { daysPlayed, minutes, bets } = sums;
  const average = hoursText(daysPlayed > 0 ? Math.round(minutes / daysPlayed) : 0);
  return (
    <dl className="card pfigs" aria-label={t('playReport.figures')}>
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
    </dl>
  );
}
