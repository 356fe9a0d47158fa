import { LineIcon, type LineIconName } from '#app/features/order/line-icon.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import type { IdentityState } from '#contract/orders/identity.table.ts';
import { t } from './texts.ts';

/** How far one thing has come; the last two are never asked for, or not yet. */
export type Progress = IdentityState | 'notNeeded' | 'notYet';

const LOOK: Readonly<Record<Progress, { readonly icon: IconName; readonly tone: 'ok' | 'bad' | 'none' }>> = {
  none: { icon: 'info', tone: 'none' },
  pending: { icon: 'clock', tone: 'none' },
  verified: { icon: 'check-circle', tone: 'ok' },
  rejected: { icon: 'octagon', tone: 'bad' },
  expired: { icon: 'octagon', tone: 'bad' },
  notNeeded: { icon: 'ban', tone: 'none' },
  notYet: { icon: 'ban', tone: 'none' },
};

interface ProgressRowProps {
  icon: LineIconName;
  name: string;
  note: string;
  progress: Progress;
}

/** One thing that is checked, and how far that has come. */
export const ProgressRow = ({ icon, name, note, progress }: ProgressRowProps) => {
  const look = LOOK[progress];
  return (
    <li className="idrow" data-tone={look.tone}>
      <span className="idrow__icon" aria-hidden="true">
        <LineIcon name={icon} size={18} />
      </span>
      <span className="idrow__what">
        <b>{name}</b>
        <span className="cap t2">{note}</span>
      </span>
      <span className="idrow__state sm">
        <Icon name={look.icon} size={15} />
        {t(`identity.${progress}`)}
      </span>
    </li>
  );
};
