import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Banner } from '#app/kit/feedback/banner.tsx';
import type { WithdrawPrompt } from '#contract/models/payment.ts';
import { t } from '../texts.ts';

type HoldBannerProps = { readonly hold: NonNullable<WithdrawPrompt['hold']>; readonly verb: string };

/** Says above everything else that money waits with going out, why, and until when. */
export const HoldBanner = ({ hold, verb }: HoldBannerProps) => (
  <Banner tone="alert" icon="shield">
    {t(`withdraw.held_${hold.cause}`, { time: dayTimeText(hold.until), verb })}
  </Banner>
);
