import { AGENT_TIERS } from '#contract/constants/agent.ts';
import { t } from '../texts.ts';

/** The share of each grade, and what it takes. */
export const TiersCard = () => (
  <section className="card agent__table" aria-label={t('agent.tiers')}>
    <h2>{t('agent.tiers')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('agent.tier')}</th>
          <th scope="col">{t('agent.active')}</th>
          <th scope="col">{t('agent.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {AGENT_TIERS.map(({ tier, members, percent }) => (
          <tr key={tier}>
            <td>{t(`agent.${tier}`)}</td>
            <td className="num t2">{t('agent.from', { count: members })}</td>
            <td className="num">{t('agent.share', { percent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="hint agent__hint">{t('agent.activeHint')}</p>
  </section>
);
