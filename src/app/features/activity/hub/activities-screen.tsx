import '#kit/a11y/a11y.css';
import './hub.css';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import type { ActivityCard as HubCard } from '#contract/activity/schema/card.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { ActivityArt } from '../head/page/activity-hero.tsx';
import { momentText, PhasePill } from '../head/phase.tsx';
import { StatusPill } from '../head/status-pill.tsx';
import { t } from '../texts.ts';
import { EndedCard, ledTo, TodayCard } from './hub-cards.tsx';
import { HubHero } from './hub-hero.tsx';
import { cardsOf, countedTo, groupOf, HUB_FILTERS, type HubFilter, headOf, toDo } from './hub-lists.ts';
import { mineText } from './mine-text.ts';

/** Activity in a list: its image, description, deadline and state for the member. */
function ActivityCard({ card, path }: { card: HubCard; path: string }) {
  const { kind, title, mine } = card;
  const { text, tint } = KINDS[kind];
  return (
    <li>
      <Link className="card hub-card column" to={path}>
        <div className={`hub-card__top activity-art activity-art--${tint}`}>
          <ActivityArt kind={kind} />
          {card.phase === 'open' && groupOf(card) === 'soon' ? (
            <StatusPill tone="soon">{t('hub.filter_soon')}</StatusPill>
          ) : (
            <PhasePill of={card} />
          )}
        </div>
        <div className="hub-card__body">
          <h2>{title}</h2>
          <p>{text}</p>
          <div className="hub-card__foot">
            <span>
              <Icon name="clock" size={14} />
              {momentText(card)}
            </span>
            <b className={mine.is === 'won' ? 'gold-text' : undefined}>{mineText(card)}</b>
          </div>
        </div>
      </Link>
    </li>
  );
}

type Hub = OutputOf<'activity.list'>;

type FilterProps = {
  readonly cards: readonly HubCard[];
  readonly value: HubFilter;
  readonly choose: (filter: HubFilter) => void;
};

const Filters = ({ cards, value, choose }: FilterProps) => (
  <fieldset className="hub-filter row gap-8" aria-label={t('hub.filter')}>
    {HUB_FILTERS.map((filter) => (
      <Chip key={filter} selected={filter === value} onClick={() => choose(filter)}>
        {t(`hub.filter_${filter}`)} <span className="num">{cardsOf(cards, filter).length}</span>
      </Chip>
    ))}
    <span className="only-d sm t3">{t('hub.order')}</span>
  </fieldset>
);

const Grid = ({ cards }: { cards: readonly HubCard[] }) =>
  cards.length === 0 ? (
    <Card>
      <EmptyState title={t('hub.none')} text={t('hub.noneText')} />
    </Card>
  ) : (
    <ul className="hub-grid grid-3 gap-20" aria-label={t('hub.list')}>
      {ledTo(cards).map(({ card, path }) => (
        <ActivityCard key={card.activityId} card={card} path={path} />
      ))}
    </ul>
  );

/** Current highlight, beside the actions that are available. */
function Head({ cards }: { cards: readonly HubCard[] }) {
  const now = serverNow();
  const isGuest = useSession().is === 'guest';
  const head = headOf(cards, now);
  const [led] = ledTo(head === null ? [] : [head]);
  return (
    <div className="hub-head">
      {led === undefined ? null : <HubHero {...led} counted={countedTo(led.card, now)} />}
      <TodayCard doable={ledTo(toDo(cards))} guest={isGuest} />
    </div>
  );
}

function Lists({ list, past }: Hub) {
  const [filter, setFilter] = useAddressChoice('status', HUB_FILTERS, 'all');
  const known = ledTo([...list, ...past]).map(({ card }) => card);
  const isOver = filter === 'over';
  return (
    <>
      <Head cards={known} />
      <Filters cards={known} value={filter} choose={setFilter} />
      {isOver ? null : <Grid cards={cardsOf(known, filter)} />}
      {isOver || filter === 'all' ? <EndedCard cards={cardsOf(known, 'over')} /> : null}
    </>
  );
}

/** All activities open to members, and the actions available now [1.03]. */
export function ActivitiesScreen() {
  usePageTitle(t('activity.title'));
  return (
    <main id="main" className="wrap hub fit-stack gap-page">
      <h1 className="sr">{t('activity.title')}</h1>
      <Loaded
        of={useCall('activity.list', {}, { refetchMs: REFRESH_MS['activity.list'] })}
        waiting={<Skeleton height={480} shape="block" />}
        frame={inCard}
        empty={
          <Card>
            <EmptyState title={t('hub.emptyAll')} text={t('hub.emptyAllText')} />
          </Card>
        }
      >
        {(hub) => <Lists {...hub} />}
      </Loaded>
    </main>
  );
}
