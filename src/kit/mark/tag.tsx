import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import './tag.css';

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
