import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import './hot-games.css';

const COVERS = [0, 1, 2, 3, 4, 5, 6];

/** The place of games on their way. */
export const GamesSkeleton = () => (
  <div className="games" aria-hidden="true">
    {COVERS.map((cover) => (
      <div key={cover} className="gm">
        <Skeleton className="gm__c" shape="block" height="auto" />
        <Skeleton className="gm__wait" width="70%" />
      </div>
    ))}
  </div>
);
