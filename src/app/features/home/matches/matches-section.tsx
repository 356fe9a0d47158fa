import './matches-section.css';
import { partAhead, usePartAhead } from '#app/first-load/part-ahead.tsx';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import {
  HOME_SCOPES,
  HOME_TABS,
  type HomePick,
  type HomeScope,
  type HomeTab,
  isSport,
  MATCHES_ID,
} from '#app/routes/home-pick.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { MatchesSkeleton } from '../skeletons.tsx';
import { t } from '../texts.ts';
import { daysAhead } from './days-ahead.ts';

const OddsFormatPicker = lazyPart(() =>
  import('#app/features/play/match/odds/odds-format-picker.tsx').then((file) => file.OddsFormatPicker),
);

const OPTIONS = HOME_SCOPES.map((value) => ({ value, label: t(`home.${value}`) }));

/** Pickers of the matches' date and of the odds format. */
const ScopeBar = ({ scope, onScope }: { scope: HomeScope; onScope: (scope: HomeScope) => void }) => (
  <div className="matches-head__r row gap-8">
    <Segmented label={t('home.scope')} options={OPTIONS} value={scope} onValueChange={onScope} />
    <span className="matches-head__of">
      <OptionalPart>
        <OddsFormatPicker />
      </OptionalPart>
    </span>
  </div>
);

const AnchorPanel = lazyPart(() => import('../anchors/anchor-panel.tsx').then((file) => file.AnchorPanel));

/** Begins to load with the screen: only the first paint does without the lists. */
const sportPanel = partAhead(() => import('./sport-panel.tsx').then((file) => file.SportPanel));

function countOf(tab: HomeTab, { scope }: HomePick, totals: OutputOf<'board.totals'>): number | undefined {
  if (!isSport(tab)) return totals.anchors;
  const own = totals.totals.find(({ sport }) => sport === tab);
  return own?.[scope === 'followed' ? 'live' : scope];
}

/** The early list begins with tomorrow: all of its days are more than one looks through. */
const firstDayOf = (scope: HomeScope) =>
  scope === 'early' ? (daysAhead(serverNow(), 1)[0]?.day ?? null) : null;

interface MatchesSectionProps {
  pick: HomePick;
  onPick: (change: Partial<HomePick>) => void;
}

/** Every match by sport, and every anchor; the address holds the selection [2.02]. */
export function MatchesSection({ pick, onPick }: MatchesSectionProps) {
  const { tab, scope } = pick;
  const SportPanel = usePartAhead(sportPanel);
  const totals = lastOf(useCall('board.totals', {}, { refetchMs: REFRESH_MS['board.totals'] }));
  const items = HOME_TABS.map((value) => {
    const count = totals ? countOf(value, pick, totals) : undefined;
    return { value, label: t(`home.${value}`), ...(count === undefined ? {} : { count }) };
  });
  return (
    <section id={MATCHES_ID} className="matches" aria-label={t('home.sports')}>
      <div className="matches-head">
        <Tabs
          id="home"
          label={t('home.sports')}
          items={items}
          value={tab}
          onValueChange={(next) => onPick({ tab: next, league: null, folded: [] })}
          size="lg"
        />
        {isSport(tab) ? (
          <ScopeBar
            scope={scope}
            onScope={(next) => onPick({ scope: next, day: firstDayOf(next), league: null })}
          />
        ) : null}
      </div>
      <TabPanel tabs="home" value={tab} current={tab}>
        <PartArea wait={<MatchesSkeleton />}>
          {isSport(tab) ? <SportPanel sport={tab} pick={pick} onPick={onPick} /> : <AnchorPanel />}
        </PartArea>
      </TabPanel>
    </section>
  );
}
