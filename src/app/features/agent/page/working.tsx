import type { AgentMonth } from '#contract/models/agent.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

/** What is taken off, with its sign. */
const less = (amount: Minor) => (amount === 0n ? formatMinor(amount) : formatMinor(minor(-amount)));

/** How the commission of this month comes about, line by line. */
export function Working({ month }: { month: AgentMonth }) {
  const { net, bonuses, fees, carried, base, tier, percent, commission } = month;
  const lines = [
    [t('agent.net'), formatMinor(net), ''],
    [t('agent.bonuses'), less(bonuses), 'is-part'],
    [t('agent.fees'), less(fees), 'is-part'],
    [t('agent.carried'), formatMinor(carried), 'is-part'],
    [t('agent.base'), formatMinor(base), 'is-sum'],
    [t('agent.shareOf', { tier: t(`agent.${tier}`) }), `× ${t('agent.share', { percent })}`, ''],
    [t('agent.commission'), formatMinor(commission), 'is-total'],
  ] as const;
  return (
    <section className="card padded" aria-label={t('agent.working')}>
      <div className="padded__head">
        <h2>{t('agent.working')}</h2>
        <span className="cap t3">{t('agent.estimated')}</span>
      </div>
      <dl className="agent__working">
        {lines.map(([what, sum, look]) => (
          <div key={what} className={look}>
            <dt>{what}</dt>
            <dd className="num">{sum}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
