import { Skeleton } from './skeleton.tsx';

const widths = ['72%', '54%', '88%', '40%', '66%', '80%', '48%'] as const;

/** Lines of uneven length behind small badges: a chat, a list, while it loads. At most seven. */
export function SkeletonRows({ count = widths.length }: { count?: number | undefined }) {
  return (
    <div className="skeleton-rows" aria-hidden="true">
      {widths.slice(0, count).map((width) => (
        <div className="skeleton-rows__row" key={width}>
          <Skeleton width={28} height={14} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
