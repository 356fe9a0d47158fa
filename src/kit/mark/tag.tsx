import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import './tag.css';
import { restsOutOfSight } from '#kit/layout/rests-out-of-sight.ts';

interface TagProps {
  tone?: 'plain' | 'primary' | 'alert' | 'gold' | 'art' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const toneClass = { plain: '', primary: 'tag--p', alert: 'tag--a', gold: 'tag--gold', art: 'tag--art' };

/** A short label: ended, official, pending. `art` is for use on images. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  return <span className={classNames('tag', toneClass[tone], className)}>{children}</span>;
}

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
