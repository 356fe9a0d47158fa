import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import type { ActivityCard as Card } from '#contract/models/activity/card.ts';
import { ActivityArt } from '../head/activity-art.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { PhasePill } from '../head/phase-pill.tsx';
import { momentText } from '../head/phase-words.ts';
import { StatusPill } from '../head/status-pill.tsx';
import { t } from '../texts.ts';
import { groupOf } from './hub-lists.ts';
import { mineText } from './mine-words.ts';

/** An activity among others: its picture, what it is about, its deadline and what it is to the member. */
export function ActivityCard({ card, path }: { card: Card; path: string }) {
  const { kind, title, mine } = card;
  const { text, tint } = KINDS[kind];
  return (
    <li>
      <Link className="card hubcard" to={path}>
        <div className={`hubcard__top actint actint--${tint}`}>
          <ActivityArt kind={kind} />
          {card.phase === 'open' && groupOf(card) === 'soon' ? (
            <StatusPill tone="soon">{t('hub.filter_soon')}</StatusPill>
          ) : (
            <PhasePill of={card} />
          )}
        </div>
        <div className="hubcard__body">
          <h2>{title}</h2>
          <p>{text}</p>
          <div className="hubcard__foot">
            <span>
              <Icon name="clock" size={14} />
              {momentText(card)}
            </span>
            <b className={mine.is === 'won' ? 'actgold' : undefined}>{mineText(card)}</b>
          </div>
        </div>
      </Link>
    </li>
  );
}
