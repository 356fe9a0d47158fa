import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import './banner.css';

/** Offline is dark, an alert is ochre, good news is green. */
export type BannerTone = 'offline' | 'alert' | 'primary';

interface BannerProps {
  tone: BannerTone;
  icon?: IconName | undefined;
  action?: ReactNode;
  children: ReactNode;
}

const toneStyles: Record<BannerTone, { className: string; icon: IconName }> = {
  offline: { className: 'banner--o stage', icon: 'wifi-off' },
  alert: { className: 'banner--a', icon: 'triangle' },
  primary: { className: 'banner--p', icon: 'check-circle' },
};

/** A message under the navigation that pushes the content down and covers nothing. */
export function Banner({ tone, icon, action, children }: BannerProps) {
  return (
    <div className={classNames('banner', toneStyles[tone].className)} role="status">
      <Icon name={icon ?? toneStyles[tone].icon} size={18} />
      <span>{children}</span>
      {action}
    </div>
  );
}
