import { Skeleton } from '#kit/feedback/loading.tsx';
import './live-card.css';
import './board-list.css';
import './matches-section.css';

const CARDS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const CardsSkeleton = () => (
  <div className="live-cards hs" aria-hidden="true">
    {CARDS.map((card) => (
      <div key={card} className="card live-card live-card--wait">
        <Skeleton shape="block" height="100%" />
      </div>
    ))}
  </div>
);

export const TableSkeleton = () => (
  <div className="card match-board match-board--wait" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row}>
        <Skeleton width={44} height={28} />
        <Skeleton width="38%" height={28} />
        <Skeleton width="34%" height={28} />
      </div>
    ))}
  </div>
);

/** Placeholder of a list while its code loads. */
export const MatchesSkeleton = () => (
  <>
    <CardsSkeleton />
    <div className="match-odds">
      <div className="only-d" />
      <TableSkeleton />
    </div>
  </>
);
