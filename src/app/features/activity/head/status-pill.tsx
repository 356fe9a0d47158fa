import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import './status-pill.css';

/** Meaning of a status; `live` is a draw shown in real time, and the only red one. */
export type StatusTone = 'open' | 'soon' | 'waiting' | 'over' | 'locked' | 'done' | 'live';

const ICONS: Readonly<Record<Exclude<StatusTone, 'open' | 'live'>, IconName>> = {
  soon: 'clock',
  waiting: 'hourglass',
  over: 'check',
  locked: 'lock',
  done: 'check',
};

/** State of an activity as short text, with its deadline. */
export const StatusPill = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={`status-pill status-pill--${tone}`}>
    {tone === 'open' || tone === 'live' ? <i aria-hidden="true" /> : <Icon name={ICONS[tone]} size={13} />}
    {children}
  </span>
);
