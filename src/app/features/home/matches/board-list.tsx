import './board-list.css';
import { useMemo, useSyncExternalStore } from 'react';
import type { ListedRow } from '#app/features/home/board/use-board.ts';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { BoardLeague } from '#contract/play/board/schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { WindowedList } from '#kit/layout/windowed-list.tsx';
import { t } from '../texts.ts';
import { boardItems, keyOfItem } from './board-items.ts';
import { MatchRow } from './match-row.tsx';

interface LeagueHeadingProps {
  league: Match['league'];
  count: number;
  open: boolean;
  logo: string | undefined;
  onFold: () => void;
}

/** The heading of a league's matches; folds them up. */
const LeagueHeading = ({ league, count, open, logo, onFold }: LeagueHeadingProps) => (
  <div className="match-board__g row gap-8">
    {logo === undefined ? null : <img src={logo} alt="" width={18} height={18} loading="lazy" />}
    <h2>{league.name}</h2>
    <small>{t('home.matchCount', { count })}</small>
    <IconButton
      icon={open ? 'chev-up' : 'chev-down'}
      size="xs"
      iconSize={16}
      label={t(open ? 'home.fold' : 'home.unfold', { league: league.name })}
      aria-expanded={open}
      onClick={onFold}
    />
  </div>
);

/** rem, as the rows' own rules have them: a reader's larger text makes them taller. */
const ROW_REM = { wide: 4.0625, narrow: 4.1875 };
const HEADING_REM = 2.375;

/** No browser reports a change of the text size; it is read whenever a list is rendered. */
const unwatched = () => () => undefined;
const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the heights of a row and a league's heading, px. */
function useRowHeights(): { readonly row: number; readonly heading: number } {
  const narrow = useNarrow();
  const rem = useSyncExternalStore(unwatched, remPx);
  return { row: rem * (narrow ? ROW_REM.narrow : ROW_REM.wide), heading: rem * HEADING_REM };
}

interface BoardListProps {
  label: string;
  pick: HomePick;
  rows: readonly ListedRow[];
  leagues: readonly BoardLeague[];
  onFold: (leagueId: BoardLeague['leagueId']) => void;
}

/** Every match of a list, league by league. Only the rows near the window exist, so that 200 scroll as well as 20. */
export function BoardList({ label, pick, rows, leagues, onFold }: BoardListProps) {
  const { row: rowHeight, heading: headingHeight } = useRowHeights();
  const items = useMemo(
    () =>
      boardItems(
        rows,
        leagues.map(({ leagueId }) => leagueId),
        pick.folded,
      ),
    [rows, leagues, pick.folded],
  );
  const heights = useMemo(
    () => items.map(({ is }) => (is === 'league' ? headingHeight : rowHeight)),
    [items, headingHeight, rowHeight],
  );
  const logos = useMemo(() => new Map(leagues.map(({ leagueId, logo }) => [leagueId, logo])), [leagues]);
  return (
    <div className="card match-board">
      <div className="match-board__h" aria-hidden="true">
        <span>{t('home.time')}</span>
        <span>{t('home.sides')}</span>
        <span>{t('home.win')}</span>
        <span>{t(pick.tab === 'football' ? 'home.handicap' : 'home.handicapPoints')}</span>
        <span>{t('home.total')}</span>
      </div>
      <WindowedList
        label={label}
        heights={heights}
        keyOf={(index) => {
          const item = items[index];
          return item ? keyOfItem(item) : String(index);
        }}
        render={(index) => {
          const item = items[index];
          if (!item) return null;
          if (item.is === 'match') return <MatchRow listed={item} />;
          const { leagueId } = item.league;
          return <LeagueHeading {...item} logo={logos.get(leagueId)} onFold={() => onFold(leagueId)} />;
        }}
      />
    </div>
  );
}
