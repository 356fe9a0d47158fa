import { Skeleton } from '#kit/feedback/skeleton.tsx';

const COVERS = Array.from({ length: 12 }, (_, index) => index);

/** The place of games on their way. */
export const GridSkeleton = () => (
  <div className="lobby-skeleton" aria-hidden="true">
    {COVERS.map((cover) => (
      <div key={cover}>
        <Skeleton className="lobby-skeleton__c" shape="block" height="auto" />
        <Skeleton className="lobby-skeleton__n" width="70%" />
      </div>
    ))}
  </div>
);
