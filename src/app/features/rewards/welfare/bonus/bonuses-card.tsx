import { useAddressChoice } from '#app/page/list/address-query.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { BonusId } from '#contract/fields/ids.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import type { WelfareActions } from '../use-welfare-actions.ts';
import { OpenBonus } from './open-bonus.tsx';
import { PastBonus } from './past-bonus.tsx';
import './bonus.css';

type BonusCardProps = {
  readonly currency: CurrencyEntry;
  readonly actions: WelfareActions;
  readonly onShow: (bonusId: BonusId) => void;
};

const TABS = 'welfare-bonuses';
/** The platform sends no more at once. */
const ROWS_MAX = 100;
const STEPS = { first: 20, step: 20, max: ROWS_MAX };
const GROUPS = ['open', 'past'] as const;
type Group = (typeof GROUPS)[number];

const toPromotions = (
  <Link className={buttonClass()} to={paths.promotions}>
    {t('welfare.toPromotions')}
  </Link>
);

function Open({ currency, actions, onShow }: BonusCardProps) {
  const input = { currency: currency.code, group: 'open', page: 1, size: ROWS_MAX } as const;
  const query = useCall('welfare.list', input, { refetchMs: REFRESH_MS['welfare.list'] });
  return (
    <Loaded of={query} waiting={<SkeletonRows count={3} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('welfare.openNone')} text={t('welfare.openNoneText')} action={toPromotions} />
        ) : (
          <ul>
            {list.map((bonus) => (
              <OpenBonus
                key={bonus.bonusId}
                bonus={bonus}
                symbol={currency.symbol}
                actions={actions}
                onShow={() => onShow(bonus.bonusId)}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Past({ currency: { code, symbol } }: Pick<BonusCardProps, 'currency'>) {
  const growing = useGrowing('past', STEPS);
  const query = useCall('welfare.list', { currency: code, group: 'past', page: 1, size: growing.size });
  return (
    <LoadedList of={query} waiting={<SkeletonRows count={3} />}>
      {({ list, total }) =>
        list.length === 0 ? (
          <EmptyState illustration="record" title={t('welfare.pastNone')} />
        ) : (
          <>
            <ul>
              {list.map((bonus) => (
                <PastBonus key={bonus.bonusId} bonus={bonus} symbol={symbol} />
              ))}
            </ul>
            <MoreRows growing={growing} shown={list.length} total={total} label={t('welfare.more')} />
            <p className="bonus-hint cap t3">{t('welfare.pastHint')}</p>
          </>
        )
      }
    </LoadedList>
  );
}

/** Returns the number of bonuses in a group; undefined until loaded. */
function useCount(currency: CurrencyEntry['code'], group: Group): number | undefined {
  const size = group === 'open' ? ROWS_MAX : STEPS.first;
  return lastOf(useCall('welfare.list', { currency, group, page: 1, size }))?.total;
}

const counted = (count: number | undefined) => (count === undefined ? {} : { count });

/** Bonuses: those that may be accepted or are in progress, and those that have ended. */
export function BonusCard(props: BonusCardProps) {
  const { currency } = props;
  const [group, setGroup] = useAddressChoice('group', GROUPS, 'open');
  const items = [
    { value: 'open', label: t('welfare.open'), ...counted(useCount(currency.code, 'open')) },
    { value: 'past', label: t('welfare.past'), ...counted(useCount(currency.code, 'past')) },
  ] as const;
  return (
    <Card flush className="bonus-card" aria-label={t('welfare.groups')}>
      <div className="bonus-card__tabs">
        <Tabs id={TABS} label={t('welfare.groups')} items={items} value={group} onValueChange={setGroup} />
      </div>
      <TabPanel tabs={TABS} value="open" current={group}>
        <Open {...props} />
      </TabPanel>
      <TabPanel tabs={TABS} value="past" current={group}>
        <Past currency={currency} />
      </TabPanel>
    </Card>
  );
}
