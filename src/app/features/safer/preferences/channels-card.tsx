import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers, useCall } from '#app/core-client/query.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Switch } from '#app/kit/form/switch.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { OFFER_CHANNELS } from '#contract/constants/offer-channels.ts';
import type { OfferConsent } from '#contract/models/offer-consent.ts';
import { QuietHours } from './quiet-hours.tsx';
import { t } from './texts.ts';

/** Keeps another consent; what was refused is shown as it was, with the reason. */
function useConsent() {
  const { run, state } = useSubmission(async (consent: OfferConsent) => {
    await callCore('inbox.setConsent', consent);
  });
  const keep = async (consent: OfferConsent) => {
    const end = await run(consent, () => refreshAnswers('inbox.consent'));
    if (end.is === 'refused') showToast({ text: refusalText({}, end.error), tone: 'alert' });
  };
  return { keep, busy: state.is === 'sending' };
}

/** By which ways offers may come, each by itself, and the hours in which nothing rings [P.29]. */
export function ChannelsCard() {
  const query = useCall('inbox.consent', {});
  const { keep, busy } = useConsent();
  return (
    <section className="card padded" aria-labelledby="channels">
      <h2 id="channels">{t('preferences.channels')}</h2>
      <p className="t2 sm">{t('preferences.channelsText')}</p>
      <Loaded of={query} waiting={<SkeletonRows count={4} />}>
        {(consent) => (
          <ul className="prefs">
            {OFFER_CHANNELS.map((channel) => (
              <li key={channel} className="pref">
                <Switch
                  label={t(`preferences.${channel}`)}
                  checked={consent[channel]}
                  busy={busy}
                  onCheckedChange={(on) => void keep({ ...consent, [channel]: on })}
                />
              </li>
            ))}
            <QuietHours
              quiet={consent.quiet}
              busy={busy}
              onQuiet={(quiet) => void keep({ ...consent, quiet })}
            />
          </ul>
        )}
      </Loaded>
    </section>
  );
}
