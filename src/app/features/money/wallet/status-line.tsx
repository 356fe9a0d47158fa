import type { ReactNode } from 'react';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import './status-line.css';

interface StatusLineProps {
  /** What went wrong, what is being found out, or what went well. */
  tone: 'alert' | 'busy' | 'ok';
  children: ReactNode;
}

const icons = { alert: 'octagon', ok: 'check-circle' } as const;

/** One sentence about what one has just done, shown where one did it and to screen readers. */
export const StatusLine = ({ tone, children }: StatusLineProps) => (
  <p className={`stline stline--${tone}`} role="status">
    {tone === 'busy' ? <Spinner size={16} /> : <Icon name={icons[tone]} size={16} />}
    <span>{children}</span>
  </p>
);
