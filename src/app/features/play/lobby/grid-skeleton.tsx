import { Skeleton } from '#kit/feedback/skeleton.tsx';

const COVERS = Array.from({ length: 12 }, (_, index) => index);

/** The place of games on their way. */
export const GridSkeleton = () => (
  <div className="lbsk" aria-hidden="true">
    {COVERS.map((cover) => (
      <div key={cover}>
        <Skeleton className="lbsk__c" shape="block" height="auto" />
        <Skeleton className="lbsk__n" width="70%" />
      </div>
    ))}
  </div>
);
