import './rail.css';
import type { ComponentProps } from 'react';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import { paths } from '#app/routes/paths.ts';
import type { DownloadConfig } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import { Link } from '#kit/link/link.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { t } from './texts.ts';

const DOWNLOAD_CODE_PX = 168;

const Steps = ({ platforms }: Pick<DownloadConfig, 'platforms'>) =>
  platforms.map(({ platform, requires, steps }) => (
    <section key={platform}>
      <h3>{t(`rail.${platform}`)}</h3>
      <p className="cap t3">{t('rail.requires', { system: requires })}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  ));

/** Instructions for installing the site on a phone: its address as a QR code, and the steps. */
function DownloadPanel() {
  const download = useCall('site.download', {});
  const data = lastOf(download);
  if (!data && download.is === 'failed') {
    return (
      <div className="download">
        <LoadFailed error={download.error} size="line" onRetry={download.refetch} />
      </div>
    );
  }
  return (
    <div className="download">
      <h2>{t('rail.appTitle')}</h2>
      <div className="download__code">
        {data ? (
          <QrCode
            value={new URL(data.address, location.href).href}
            size={DOWNLOAD_CODE_PX}
            title={t('rail.appCode')}
          />
        ) : (
          <Skeleton shape="block" width={DOWNLOAD_CODE_PX} height={DOWNLOAD_CODE_PX} />
        )}
      </div>
      <p className="cap t3">{t('rail.appText', { version: data?.version ?? '' })}</p>
      {data ? <Steps platforms={data.platforms} /> : null}
    </div>
  );
}

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
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
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
