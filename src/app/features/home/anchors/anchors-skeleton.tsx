import { Skeleton } from '#kit/feedback/loading.tsx';
import './anchor-card.css';

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
