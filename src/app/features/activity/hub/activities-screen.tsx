import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { Chip } from '#app/kit/choice/chip.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import type { ActivityCard as Card } from '#contract/models/activity/card.ts';
import { KINDS } from '../head/kinds.table.ts';
import { t } from '../texts.ts';
import { ActivityCard } from './activity-card.tsx';
import { cardsOf, HUB_FILTERS, type HubFilter, isToDo } from './hub-lists.ts';
import { TodayCard } from './today-card.tsx';
import '#app/kit/card/padded-card.css';
import './hub.css';

type Led = { readonly card: Card; readonly path: string };

/** Those that have a page. */
const ledTo = (cards: readonly Card[]): readonly Led[] =>
  cards.flatMap((card) => {
    const { path } = KINDS[card.kind];
    return path === null ? [] : [{ card, path }];
  });

type FilterProps = {
  readonly cards: readonly Card[];
  readonly value: HubFilter;
  readonly choose: (filter: HubFilter) => void;
};

const Filters = ({ cards, value, choose }: FilterProps) => (
  <fieldset className="hubfilter" aria-label={t('hub.filter')}>
    {HUB_FILTERS.map((filter) => (
      <Chip key={filter} selected={filter === value} onClick={() => choose(filter)}>
        {t(`hub.filter_${filter}`)} <span className="num">{cardsOf(cards, filter).length}</span>
      </Chip>
    ))}
    <span className="only-d sm t3">{t('hub.order')}</span>
  </fieldset>
);

function Lists({ list }: { list: readonly Card[] }) {
  const [filter, setFilter] = useState<HubFilter>('all');
  const known = ledTo(list).map(({ card }) => card);
  const shown = ledTo(cardsOf(known, filter));
  return (
    <>
      <TodayCard doable={ledTo(known.filter(isToDo))} />
      <Filters cards={known} value={filter} choose={setFilter} />
      {shown.length === 0 ? (
        <section className="card padded">
          <EmptyState title={t('hub.none')} text={t('hub.noneText')} />
        </section>
      ) : (
        <ul className="hubgrid" aria-label={t('hub.list')}>
          {shown.map(({ card, path }) => (
            <ActivityCard key={card.activityId} card={card} path={path} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Everything one can take part in, and what of it can be done now [1.03]. */
export function ActivitiesScreen() {
  usePageTitle(t('activity.title'));
  return (
    <main id="main" className="wrap hub">
      <h1>{t('activity.title')}</h1>
      <Loaded
        of={useCall('activity.list', {})}
        waiting={<Skeleton height={480} shape="block" />}
        frame={(inside) => <section className="card padded">{inside}</section>}
        empty={
          <section className="card padded">
            <EmptyState title={t('hub.emptyAll')} text={t('hub.emptyAllText')} />
          </section>
        }
      >
        {({ list }) => <Lists list={list} />}
      </Loaded>
    </main>
  );
}
