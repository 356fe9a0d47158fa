import { Skeleton } from '#kit/feedback/loading.tsx';

/** Placeholder of a list at the side while it loads. */
export const SideSkeleton = ({ rows }: { rows: number }) => (
  <div className="side__wait" aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => `row ${index}`).map((row) => (
      <div key={row} className="row gap-12">
        <Skeleton shape="circle" width={38} height={38} />
        <Skeleton width="60%" />
      </div>
    ))}
  </div>
);
