import { activityRecordsPath } from '#app/routes/paths.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { phaseText } from '../head/phase-text.ts';
import { t } from '../texts.ts';
import { endedText } from './mine-text.ts';

const Row = ({ card }: { card: ActivityCard }) => (
  <li>
    <div>
      <Link to={activityRecordsPath(card.kind)}>{card.title}</Link>
      <small>
        {t('hub.endedOn', { day: siteDayOf(card.times.endAt) })}
        {card.phase === 'closed' ? null : `，${phaseText(card)}`}
      </small>
    </div>
    <b className={card.mine.is === 'won' || card.mine.is === 'claimed' ? 'gold-text' : 't3'}>
      {endedText(card)}
    </b>
  </li>
);

/** Activities that are over, each with what it was to the member; its name leads to the member's own records. */
export const EndedCard = ({ cards }: { cards: readonly ActivityCard[] }) => (
  <Card aria-label={t('hub.ended')}>
    <div className="padded__head">
      <h2>{t('hub.ended')}</h2>
      <span className="sm t3">{t('hub.endedNote')}</span>
    </div>
    {cards.length === 0 ? (
      <p className="sm t3">{t('hub.endedNone')}</p>
    ) : (
      <ul className="hub-ended">
        {cards.map((card) => (
          <Row key={card.activityId} card={card} />
        ))}
      </ul>
    )}
  </Card>
);
