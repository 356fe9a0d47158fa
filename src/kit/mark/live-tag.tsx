import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { restsOutOfSight } from '#kit/layout/rests-out-of-sight.ts';
import './live-tag.css';

interface LiveTagProps {
  /** The word for "live". */
  text: string;
  /** Content beside it, such as the minute. */
  detail?: ReactNode;
  variant?: 'solid' | 'line' | undefined;
}

/** Live right now: word and moving bars, so that colour is never alone. */
export function LiveTag({ text, detail, variant = 'solid' }: LiveTagProps) {
  return (
    <span className={classNames('live', variant === 'line' && 'live--line')}>
      <span ref={restsOutOfSight} className="live__bars" aria-hidden="true">
        <span />
      </span>
      {text}
      {detail !== undefined && <b>{detail}</b>}
    </span>
  );
}
