import type { RebateView } from '#contract/rewards/rebate/schema.ts';
import { REBATE_LEAST_ODDS } from '#contract/rewards/vip/rebate-constants.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { rateText } from '../rate-text.ts';
import { t } from '../texts.ts';

type Today = RebateView['today'];

const Venues = ({ today }: { today: Today }) => (
  <table className="rebate-table">
    <thead>
      <tr>
        <th scope="col">{t('rebate.venue')}</th>
        <th scope="col">{t('rebate.valid')}</th>
        <th scope="col">{t('rebate.rate')}</th>
        <th scope="col">{t('rebate.brings')}</th>
      </tr>
    </thead>
    <tbody>
      {today.venues.map(({ venue, name, kind, valid, rate, amount }) => (
        <tr key={venue}>
          <th scope="row">
            <b>{name}</b>
            <span className="cap t3">{t(`rebate.${kind}`)}</span>
          </th>
          <td className="num">{formatMinor(valid)}</td>
          <td className="num t2">{rateText(rate)}</td>
          <td className="num rebate-table__sum">{formatMinor(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{t('rebate.sum')}</th>
        <td className="num">
          {formatMinor(minor(today.venues.reduce((sum, { valid }) => sum + valid, 0n)))}
        </td>
        <td />
        <td className="num rebate-table__sum">{formatMinor(today.amount)}</td>
      </tr>
    </tfoot>
  </table>
);

/** Today's stakes by venue, and their rebate at the current rates. */
export const TodayCard = ({ today }: { today: Today }) => (
  <Card flush className="rebate-today" aria-label={t('rebate.today')}>
    <div className="padded__head rebate-today__head">
      <h2>{t('rebate.today')}</h2>
      <span className="cap t3 num">
        {t('rebate.todayDay', { day: today.day.slice(5) })} ·{' '}
        {t('rebate.next', { time: dayTimeText(today.runAt) })}
      </span>
    </div>
    {today.venues.length === 0 ? (
      <EmptyState illustration="record" title={t('rebate.todayNone')} />
    ) : (
      <Venues today={today} />
    )}
    <p className="cap t3 rebate-today__note">{t('rebate.rules', { odds: REBATE_LEAST_ODDS })}</p>
  </Card>
);
