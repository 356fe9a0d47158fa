import { useMemo } from 'react';
import { WindowedList } from '#app/kit/list/windowed-list.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { BoardLeague } from '#contract/models/board.ts';
import { t } from '../texts.ts';
import { boardItems, keyOfItem } from './board-items.ts';
import { LeagueHeading } from './league-heading.tsx';
import type { ListedRow } from './listed-row.ts';
import { MatchRow } from './match-row.tsx';
import { useRowHeights } from './use-row-heights.ts';
import './board-list.css';

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
    <div className="card mt">
      <div className="mt__h" aria-hidden="true">
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
