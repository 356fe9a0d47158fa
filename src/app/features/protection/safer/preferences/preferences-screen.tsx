import '#kit/layout/form-grid.css';
import './preferences.css';
import { setOffersHidden, useOffersHidden } from '#app/features/ground/site/offers-hidden.ts';
import { setBalanceHidden, useBalanceHidden } from '#app/features/money/wallet/amount/balance-hidden.ts';
import { factorRefusalText } from '#app/features/people/account/step-up/factor-code.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { OFFER_CHANNELS } from '#contract/care/inbox/inbox-rules.ts';
import type { OfferConsent } from '#contract/care/inbox/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Switch } from '#kit/form/switch.tsx';
import { Card } from '#kit/layout/card.tsx';
import { SaferPage } from '../safer-page.tsx';
import { MessagesCard } from './messages-card.tsx';
import { t } from './texts.ts';

type Quiet = OfferConsent['quiet'];
type QuietHoursProps = {
  readonly quiet: Quiet;
  readonly busy: boolean;
  readonly onQuiet: (quiet: Quiet) => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Initial value when the switch is turned on: the night. */
const NIGHT = { from: 22, to: 8 } as const;

type HourProps = {
  readonly label: string;
  readonly hour: number;
  /** The other end, which cannot be the same. */
  readonly without: number;
  readonly busy: boolean;
  readonly onHour: (hour: number) => void;
};

const Hour = ({ label, hour, without, busy, onHour }: HourProps) => (
  <label className="quiet__hour row gap-8">
    <span className="sm">{label}</span>
    <select value={hour} aria-disabled={busy} onChange={({ target }) => busy || onHour(Number(target.value))}>
      {HOURS.filter((each) => each !== without).map((each) => (
        <option key={each} value={each}>
          {t('preferences.hour', { hour: each })}
        </option>
      ))}
    </select>
  </label>
);

/** Full hours of Beijing in which nothing rings; over midnight where the end is earlier. */
const QuietHours = ({ quiet, busy, onQuiet }: QuietHoursProps) => (
  <li className="preference column gap-4">
    <Switch
      label={t('preferences.quiet')}
      checked={quiet !== null}
      busy={busy}
      onCheckedChange={(on) => onQuiet(on ? NIGHT : null)}
    />
    <p className="cap t3">{t('preferences.quietText')}</p>
    {quiet === null ? null : (
      <div className="quiet">
        <Hour
          label={t('preferences.quietFrom')}
          hour={quiet.from}
          without={quiet.to}
          busy={busy}
          onHour={(from) => onQuiet({ ...quiet, from })}
        />
        <Hour
          label={t('preferences.quietTo')}
          hour={quiet.to}
          without={quiet.from}
          busy={busy}
          onHour={(to) => onQuiet({ ...quiet, to })}
        />
      </div>
    )}
  </li>
);

/** Saves a changed consent; a rejected change is reverted, with the reason. */
function useConsent() {
  const { run, state } = useSubmission(async (consent: OfferConsent) => {
    await callCore('inbox.setConsent', consent);
  });
  const saveConsent = async (consent: OfferConsent) => {
    const end = await run(consent, () => refreshAnswers('inbox.consent'));
    if (end.is === 'refused') showToast({ text: refusalText({}, end.error), tone: 'alert' });
  };
  return { keep: saveConsent, busy: state.is === 'sending' };
}

/** Channels for offers, each with its own switch, and the quiet hours without notifications [P.29]. */
function ChannelsCard() {
  const query = useCall('inbox.consent', {});
  const { keep, busy } = useConsent();
  return (
    <Card aria-labelledby="channels">
      <h2 id="channels">{t('preferences.channels')}</h2>
      <p className="t2 sm">{t('preferences.channelsText')}</p>
      <Loaded of={query} waiting={<SkeletonRows count={4} />}>
        {(consent) => (
          <ul className="preferences ruled">
            {OFFER_CHANNELS.map((channel) => (
              <li key={channel} className="preference column gap-4">
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
    </Card>
  );
}

/** Stops all offers in one press: messages as well as those beside the page. */
function OffersCard() {
  const { state, run } = useSubmission(async () => {
    await callCore('inbox.setPreference', { category: 'promotion', on: false });
    const { quiet } = await callCore('inbox.consent', {});
    await callCore('inbox.setConsent', { notice: false, email: false, sms: false, quiet });
  });
  const stop = async () => {
    const end = await run(undefined, () => refreshAnswers('inbox.preferences', 'inbox.consent'));
    if (end.is === 'refused') showToast({ text: factorRefusalText(end.error), tone: 'alert' });
    if (end.is !== 'done') return;
    setOffersHidden(true);
    showToast({ text: t('preferences.stopped'), tone: 'ok' });
  };
  return (
    <Card aria-labelledby="offers-stop">
      <h2 id="offers-stop">{t('preferences.offersTitle')}</h2>
      <p className="t2 sm">{t('preferences.offersText')}</p>
      <Button block loading={state.is === 'sending'} onClick={() => void stop()}>
        {t('preferences.stop')}
      </Button>
    </Card>
  );
}

/** Visibility of the member's balances and of offers in this browser [P.01]. */
function DisplayCard() {
  const isBalanceHidden = useBalanceHidden();
  const areOffersHidden = useOffersHidden();
  return (
    <Card aria-labelledby="display">
      <h2 id="display">{t('preferences.display')}</h2>
      <ul className="preferences ruled">
        <li className="preference column gap-4">
          <Switch
            label={t('preferences.hideBalance')}
            checked={isBalanceHidden}
            onCheckedChange={setBalanceHidden}
          />
          <p className="cap t2">{t('preferences.hideBalanceText')}</p>
        </li>
        <li className="preference column gap-4">
          <Switch
            label={t('preferences.showFloats')}
            checked={!areOffersHidden}
            onCheckedChange={(on) => setOffersHidden(!on)}
          />
          <p className="cap t2">{t('preferences.showFloatsText')}</p>
        </li>
      </ul>
    </Card>
  );
}

/** Preferences for messages, for stopping offers in one press, and for visibility: all changes take effect at once [P.29]. */
export const PreferencesScreen = () => (
  <SaferPage title={t('preferences.title')} note={t('preferences.note')}>
    <div className="form-grid">
      <MessagesCard />
      <div className="preferences-side stack gap-page">
        <OffersCard />
        <ChannelsCard />
        <DisplayCard />
      </div>
    </div>
  </SaferPage>
);
