import { type ComponentType, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HomePick, homeQuery, readHomePick } from '#app/routes/home-pick.ts';
import type { BoardScope } from '#contract/play/board/schema.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { t } from './texts.ts';
import { VenueSide } from './venue-side.tsx';

/** Selection of the board, in its address as home has it. */
function useBoardPick(sports: readonly Sport[]) {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => {
    const asked = readHomePick(query);
    return asked.scope === 'followed' ? { ...asked, scope: 'live' as const } : asked;
  }, [query]);
  const sport = sports.find((each) => each === pick.tab) ?? sports[0] ?? 'football';
  const onPick = (change: Partial<HomePick>) =>
    setQuery((now) => homeQuery({ ...readHomePick(now), ...change }), { replace: true });
  return { pick, sport, onPick };
}

const SCOPES = ['live', 'today', 'early'] as const satisfies readonly BoardScope[];

/** Rows of matches, as the file of home's rows has them. */
export type VenueRows = ComponentType<{
  sport: Sport;
  pick: HomePick;
  onPick: (change: Partial<HomePick>) => void;
  venue?: VenueCode;
}>;

type MatchesProps = {
  readonly venue: NavVenue;
  readonly sports: readonly Sport[];
  readonly rows: VenueRows;
};

/** The matches that one venue takes bets on, by sport and time. */
export function VenueMatches({ venue, sports, rows: Rows }: MatchesProps) {
  const { pick, sport, onPick } = useBoardPick(sports);
  const scope = pick.scope === 'followed' ? 'live' : pick.scope;
  const totals = lastOf(
    useCall('board.totals', { venue: venue.code }, { refetchMs: REFRESH_MS['board.totals'] }),
  );
  const countOf = (each: Sport) => totals?.totals.find((own) => own.sport === each)?.[scope];
  return (
    <section className="venue-board__matches">
      <div className="row between gap-8 venue-board__head">
        <div className="row gap-8">
          {sports.map((each) => (
            <Chip
              key={each}
              tone="filter"
              selected={each === sport}
              onClick={() => onPick({ tab: each, folded: [] })}
            >
              {t(`venueBoard.${each}`)} <span className="num">{countOf(each)}</span>
            </Chip>
          ))}
        </div>
        <Segmented
          label={t('venueBoard.scope')}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: t(`venueBoard.${value}`) }))}
          onValueChange={(next) => onPick({ scope: next, day: null })}
        />
      </div>
      <div className="venue-board__grid">
        <div className="venue-board__rows">
          <Rows sport={sport} pick={pick} onPick={onPick} venue={venue.code} />
        </div>
        <VenueSide venue={venue} sport={sport} />
      </div>
    </section>
  );
}
