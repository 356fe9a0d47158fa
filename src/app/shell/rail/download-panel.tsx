import { useCall } from '#app/core-client/query.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { QrCode } from '#app/kit/mark/qr-code.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import type { DownloadConfig } from '#contract/models/download.ts';
import { lastOf } from '#contract/units/loadable.ts';
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

/** How to put the site on a phone: its address as a code to scan, and what to do there. */
export function DownloadPanel() {
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
