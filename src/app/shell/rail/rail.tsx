import type { ComponentProps } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { Link } from '#app/kit/link/link.tsx';
import { Popover } from '#app/kit/overlay/popover.tsx';
import { paths } from '#app/routes/paths.ts';
import { DownloadPanel } from './download-panel.tsx';
import { t } from './texts.ts';
import './rail.css';
import { lastOf } from '#contract/units/loadable.ts';

interface RailButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

const RailButton = ({ icon, label, ...button }: RailButtonProps) => (
  <button type="button" className="rail__i" {...button}>
    <Icon name={icon} size={20} />
    <span>{label}</span>
  </button>
);

const toTop = () => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
};

/** Quick ways at the right edge of wide windows: customer service, the site on a phone, feedback, back to the top. */
export function Rail() {
  const service = lastOf(useCall('support.url', {}))?.link ?? paths.support;
  return (
    <aside className="rail" aria-label={t('rail.label')}>
      <Link className="rail__i" to={service}>
        <Icon name="message" size={20} />
        <span>{t('rail.service')}</span>
      </Link>
      <Link className="rail__i" to={paths.activities}>
        <Icon name="calendar" size={20} />
        <span>{t('rail.activities')}</span>
      </Link>
      <Popover
        trigger={<RailButton icon="phone" label={t('rail.app')} />}
        label={t('rail.appTitle')}
        side="left"
        align="center"
      >
        <DownloadPanel />
      </Popover>
      <Link className="rail__i" to={paths.feedback}>
        <Icon name="chat" size={20} />
        <span>{t('rail.feedback')}</span>
      </Link>
      <RailButton icon="chev-up" label={t('rail.top')} onClick={toTop} />
    </aside>
  );
}
