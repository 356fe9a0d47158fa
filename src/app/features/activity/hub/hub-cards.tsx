import { useState } from 'react';
import { activityRecordsPath } from '#app/routes/paths.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { momentText, phaseText } from '../head/phase.tsx';
import { t } from '../texts.ts';
import { endedText, mineText } from './mine-text.ts';

const EndedRow = ({ card }: { card: ActivityCard }) => (
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
          <EndedRow key={card.activityId} card={card} />
        ))}
      </ul>
    )}
  </Card>
);

/** Number of entries that fit beside the head of the hub. */
const SHOWN = 5;

/** Label of the action on its page. */
const DO: Partial<Readonly<Record<ActivityKind, string>>> = {
  signIn: t('hub.doSignIn'),
  wheel: t('hub.doWheel'),
  rain: t('hub.doRain'),
  lottery: t('hub.doLottery'),
  euroCup: t('hub.doEuroCup'),
  euro24: t('hub.doEuro24'),
  luxuryGift: t('hub.doLuxuryGift'),
};

/** An activity with its page. */
export type LedCard = { readonly card: ActivityCard; readonly path: string };

/** Returns the cards that have a page. */
export const ledTo = (cards: readonly ActivityCard[]): readonly LedCard[] =>
  cards.flatMap((card) => {
    const { path } = KINDS[card.kind];
    return path === null ? [] : [{ card, path }];
  });

const Row = ({ card, path }: LedCard) => {
  const isWon = card.mine.is === 'won';
  const { title, kind } = card;
  return (
    <li>
      <span className={isWon ? 'icon-tile icon-tile--gold' : 'icon-tile'}>
        <Icon name={KINDS[kind].icon} size={18} />
      </span>
      <div>
        {title}
        <small>
          {mineText(card)}，{momentText(card)}
        </small>
      </div>
      <Link
        className={buttonClass(isWon ? { size: 'sm', variant: 'gold' } : { size: 'sm' })}
        to={path}
        aria-label={t(isWon ? 'hub.claimOf' : 'hub.goOf', { title })}
      >
        {isWon ? t('hub.claim') : (DO[kind] ?? t('hub.go'))}
      </Link>
    </li>
  );
};

function Rows({ doable }: { doable: readonly LedCard[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? doable : doable.slice(0, SHOWN);
  return (
    <>
      <ul className="ruled hub-todo">
        {shown.map((each) => (
          <Row key={each.card.activityId} {...each} />
        ))}
      </ul>
      {shown.length < doable.length ? (
        <Button variant="ghost" size="sm" className="hub-todo__more" onClick={() => setAll(true)}>
          {t('hub.todayMore', { count: doable.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}

/** Actions available to the member now, all of them free. */
export const TodayCard = ({ doable, guest }: { doable: readonly LedCard[]; guest: boolean }) => (
  <Card aria-label={t('hub.today')}>
    <div className="padded__head">
      <h2>{t('hub.today')}</h2>
      {guest ? null : <span className="sm t3">{t('hub.todayCount', { count: doable.length })}</span>}
    </div>
    {doable.length === 0 ? (
      <p className="stack gap-2">
        <b>{t(guest ? 'hub.todayGuest' : 'hub.todayNone')}</b>
        <span className="sm t3">{t(guest ? 'hub.todayGuestText' : 'hub.todayNoneText')}</span>
      </p>
    ) : (
      <Rows doable={doable} />
    )}
  </Card>
);
