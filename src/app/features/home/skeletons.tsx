import { Skeleton } from '#kit/feedback/loading.tsx';
import './matches/live-card.css';
import './matches/board-list.css';
import './matches/matches-section.css';
import './anchors/anchor-card.css';
import './sections/games.css';

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

/** The place of anchors on their way. */
export const AnchorsSkeleton = ({ count }: { count: number }) => (
  <div className="anchors" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => `anchor ${index}`).map((key) => (
      <div key={key} className="may-shrink">
        <Skeleton className="anchor-card__p" shape="block" height="auto" />
        <Skeleton className="anchor-card__wait" width="60%" />
      </div>
    ))}
  </div>
);

const COVERS = [0, 1, 2, 3, 4, 5, 6];

/** The place of games on their way. */
export const GamesSkeleton = () => (
  <div className="games" aria-hidden="true">
    {COVERS.map((cover) => (
      <div key={cover}>
        <Skeleton className="games__c" shape="block" height="auto" />
        <Skeleton className="games__n" width="70%" />
      </div>
    ))}
  </div>
);
