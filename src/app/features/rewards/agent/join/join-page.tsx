import { paths } from '#app/routes/paths.ts';
import { AGENT_TIERS } from '#contract/rewards/agent/agent-rules.ts';
import type { AgentStatus } from '#contract/rewards/agent/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { ContactCard } from '../contact-card.tsx';
import { t } from '../texts.ts';
import { JoinForm } from './join-form.tsx';

/** Commission share of each grade, and its requirements. */
const TiersCard = () => (
  <Card flush className="agent__table" aria-label={t('agent.tiers')}>
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
  </Card>
);

const NotBound = () => (
  <div className="agent__bind">
    <p className="sm t2">{t('agent.bindFirst')}</p>
    <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
      {t('agent.toBind')}
    </Link>
  </div>
);

function Applying({ standing }: { standing: AgentStatus }) {
  const { state, askedAt, realName, phone } = standing;
  if (state === 'pending')
    return (
      <EmptyState
        title={t('agent.pending')}
        text={t('agent.pendingText', { time: askedAt === null ? '' : dayTimeText(askedAt) })}
      />
    );
  return realName === '' || phone === '' ? <NotBound /> : <JoinForm standing={standing} />;
}

/** Benefits of an agent, and the application form; while an application is pending, the time it was sent. */
export const JoinPage = ({ standing }: { standing: AgentStatus }) => (
  <div className="form-grid">
    <div className="fit-stack gap-page">
      <Card aria-label={t('agent.head')}>
        <h2>{t('agent.head')}</h2>
        <p className="t2 agent__lead">{t('agent.lead')}</p>
      </Card>
      <Card aria-label={t('agent.form')}>
        <h2>{t('agent.form')}</h2>
        {standing.state === 'rejected' ? (
          <p className="sm agent__rejected">{t('agent.rejected', { reason: standing.reason })}</p>
        ) : null}
        <Applying standing={standing} />
      </Card>
    </div>
    <div className="fit-stack gap-page">
      <TiersCard />
      <ContactCard />
    </div>
  </div>
);
