import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';

interface ProfileRowProps {
  icon: IconName;
  label: string;
  value: string;
  /** A sentence under the value. */
  note: string;
  /** Whether the sentence reports a rejection. */
  isAlert: boolean;
  action: ReactNode;
}

/** One thing about the member, and what can be done with it. */
export const ProfileRow = ({ icon, label, value, note, isAlert, action }: ProfileRowProps) => (
  <li className="prow">
    <span className={classNames('icon-tile prow__mark', isAlert && 'icon-tile--alert')}>
      <Icon name={icon} size={18} />
    </span>
    <span className="prow__label">{label}</span>
    <span className="prow__words">
      <b>{value}</b>
      {note === '' ? null : <span className={classNames('prow__note', isAlert && 'is-alert')}>{note}</span>}
    </span>
    <span className="prow__action">{action}</span>
  </li>
);
