import { core } from '#app/core-client/core.ts';
import type { KnownAssets } from '#app/features/wallet/with-assets.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { hourMinute } from '#contract/units/time.ts';
import { t } from '../texts.ts';

/** Says that what is shown is of earlier, because it could not be asked for again. */
export const StaleNote = ({ failed, at }: KnownAssets) =>
  failed === null ? null : (
    <Banner
      tone="alert"
      action={
        <Button size="xs" onClick={() => core.money.refresh()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('assets.stale', { time: hourMinute(at) })}
    </Banner>
  );
