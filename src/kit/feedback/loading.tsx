import { classNames } from '#kit/class-names.ts';
import { restsOutOfSight } from '#kit/layout/rests-out-of-sight.ts';
import './loading.css';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';

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

interface SkeletonProps {
  /** px, or any CSS length. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  shape?: 'line' | 'circle' | 'block' | undefined;
  className?: string | undefined;
}

const shapeClass = { line: '', circle: 'skeleton--circle', block: 'skeleton--block' };

/** Placeholder for loading content, in the size of the content. */
export function Skeleton({ width = '100%', height = 12, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      ref={restsOutOfSight}
      className={classNames('skeleton', shapeClass[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
      data-loading
    />
  );
}

interface SpinnerProps {
  /** Diameter in px. */
  size?: number | undefined;
  /** Accessible name of the awaited content; omitted for a spinner beside a text. */
  label?: string | undefined;
}

/** Loading indicator. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span className="spinner" style={{ width: size, height: size }} role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
