import { Skeleton } from '#kit/feedback/loading.tsx';
import './games.css';

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
