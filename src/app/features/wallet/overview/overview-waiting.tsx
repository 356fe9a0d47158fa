import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';

/** Holds the place of balances and venues. */
export const OverviewWaiting = () => (
  <>
    <Skeleton height={248} shape="block" />
    <section className="card padded">
      <SkeletonRows />
    </section>
  </>
);
