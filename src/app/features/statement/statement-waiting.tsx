import { Skeleton } from '#app/kit/feedback/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Holds the place of sums and lines. */
export const StatementWaiting = () => (
  <div aria-hidden="true">
    <div className="recs__sums">
      <Skeleton width={280} />
    </div>
    {ROWS.map((row) => (
      <div key={row} className="recs__held">
        <Skeleton width="34%" />
        <Skeleton width={88} />
      </div>
    ))}
  </div>
);
