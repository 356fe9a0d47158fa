import { Link } from 'react-router-dom';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { ActivityCard } from '#contract/models/activity/card.ts';
import { KINDS } from '../head/kinds.table.ts';
import { phaseText } from '../head/phase-words.ts';
import { t } from '../texts.ts';
import { mineText } from './mine-words.ts';

type Doable = { readonly card: ActivityCard; readonly path: string };

const Row = ({ card, path }: Doable) => {
  const isWon = card.mine.is === 'won';
  const { title } = card;
  return (
    <li>
      <span className={isWon ? 'hubtodo__icon hubtodo__icon--gold' : 'hubtodo__icon'}>
        <Icon name={KINDS[card.kind].icon} size={18} />
      </span>
      <div>
        {title}
        <small>
          {mineText(card.mine)}，{phaseText(card)}
        </small>
      </div>
      <Link
        className={buttonClass({ size: 'sm' })}
        to={path}
        aria-label={t(isWon ? 'hub.claimOf' : 'hub.goOf', { title })}
      >
        {t(isWon ? 'hub.claim' : 'hub.go')}
      </Link>
    </li>
  );
};

/** What the member can do now, all of it free. */
export const TodayCard = ({ doable }: { doable: readonly Doable[] }) => (
  <section className="card padded" aria-label={t('hub.today')}>
    <div className="padded__head">
      <h2>{t('hub.today')}</h2>
      <span className="sm t3">{t('hub.todayCount', { count: doable.length })}</span>
    </div>
    {doable.length === 0 ? (
      <p className="hubtodo__none">
        <b>{t('hub.todayNone')}</b>
        <span className="sm t3">{t('hub.todayNoneText')}</span>
      </p>
    ) : (
      <ul className="hubtodo">
        {doable.map((each) => (
          <Row key={each.card.activityId} {...each} />
        ))}
      </ul>
    )}
  </section>
);
