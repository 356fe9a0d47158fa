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
  /** True if the sentence reports a rejection. */
  isAlert: boolean;
  action: ReactNode;
}

/** One thing about the member, and what can be done with it. */
export const ProfileRow = ({ icon, label, value, note, isAlert, action }: ProfileRowProps) => (
  <li className="profile-row">
    <span className={classNames('icon-tile profile-row__mark', isAlert && 'icon-tile--alert')}>
      <Icon name={icon} size={18} />
    </span>
    <span className="profile-row__label">{label}</span>
    <span className="profile-row__words stack">
      <b>{value}</b>
      {note === '' ? null : (
        <span className={classNames('profile-row__note cap t3', isAlert && 'is-alert')}>{note}</span>
      )}
    </span>
    <span className="profile-row__action">{action}</span>
  </li>
);
