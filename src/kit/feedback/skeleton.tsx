import { classNames } from '#kit/class-names.ts';
import { restsOutOfSight } from '#kit/layout/rests-out-of-sight.ts';
import './skeleton.css';

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
