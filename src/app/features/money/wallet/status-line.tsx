import type { ReactNode } from 'react';
import { Spinner } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import './status-line.css';

interface StatusLineProps {
  /** Tone of the line: an error, a lookup in progress, or a success. */
  tone: 'alert' | 'busy' | 'ok';
  children: ReactNode;
}

const icons = { alert: 'octagon', ok: 'check-circle' } as const;

/** One sentence about what one has just done, shown where one did it and to screen readers. */
export const StatusLine = ({ tone, children }: StatusLineProps) => (
  <p className={`status-line sm status-line--${tone}`} role="status">
    {tone === 'busy' ? <Spinner size={16} /> : <Icon name={icons[tone]} size={16} />}
    <span>{children}</span>
  </p>
);
