import { dayTimeText } from '#app/core-client/shown-time.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { AgentOverview } from '#contract/models/agent.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

const HEADS = ['month', 'net', 'base', 'percent', 'paidSum'] as const;

/** Closed months, each with what it was reckoned from. */
export const AgentMonths = ({ overview: { months, current } }: { overview: AgentOverview }) => (
  <section className="card agent__table" aria-label={t('agent.months')}>
    <h2>
      {t('agent.months')} <small className="cap t3">{t('agent.monthsHint')}</small>
    </h2>
    {months.length === 0 ? (
      <EmptyState
        title={t('agent.noMonths')}
        text={t('agent.noMonthsText', { day: dayTimeText(current.closesAt) })}
      />
    ) : (
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={head === 'net' ? 'agent__far' : undefined}>
                {t(`agent.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, net, base, percent, commission }) => (
            <tr key={month}>
              <td className="num">{month}</td>
              <td className="num agent__far">{formatMinor(net)}</td>
              <td className="num">{formatMinor(base)}</td>
              <td className="num">{t('agent.share', { percent })}</td>
              <td className="num">
                <b>{formatMinor(commission)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
