import { dayTimeText } from '#app/core-client/shown-time.ts';
import type { AgentOverview } from '#contract/models/agent.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

/** The month so far in four figures. */
export function AgentSums({ overview }: { overview: AgentOverview }) {
  const { code, current, members, newMembers, staked, paid } = overview;
  const { tier, percent, commission, closesAt, active } = current;
  const sums = [
    [t('agent.estimate'), formatMinor(commission), t('agent.closes', { day: dayTimeText(closesAt) })],
    [t('agent.activeMembers'), String(active), t('agent.memberCount', { all: members, fresh: newMembers })],
    [t('agent.staked'), formatMinor(staked), t('agent.thisMonth')],
    [t('agent.paid'), formatMinor(paid), t('agent.paidNote')],
  ] as const;
  return (
    <section className="agent__stack" aria-label={t('agent.thisMonth')}>
      <p className="sm t2">{t('agent.since', { code, tier: t(`agent.${tier}`), percent })}</p>
      <dl className="card agent__sums">
        {sums.map(([what, sum, note]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="num">{sum}</dd>
            <dd className="cap t3 agent__note">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
