import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import './live-card.css';
import './match-table.css';

const CARDS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4, 5, 6];

export const CardsSkeleton = () => (
  <div className="lcs hs" aria-hidden="true">
    {CARDS.map((card) => (
      <div key={card} className="card lc lc--wait">
        <Skeleton shape="block" height="100%" />
      </div>
    ))}
  </div>
);

export const TableSkeleton = () => (
  <div className="card mt" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className="mr mr--wait">
        <Skeleton height={16} width="60%" />
      </div>
    ))}
  </div>
);
