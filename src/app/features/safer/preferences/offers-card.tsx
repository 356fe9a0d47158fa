import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { factorRefusal } from '#app/features/account/step-up/factor-refusal.ts';
import { setOffersHidden } from '#app/features/site/offers-hidden.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { t } from './texts.ts';

/** One press, and no offer comes any more: neither as a message nor beside the page. */
export function OffersCard() {
  const { state, run } = useSubmission(async () => {
    await callCore('inbox.setPreference', { category: 'promotion', on: false });
    const { quiet } = await callCore('inbox.consent', {});
    await callCore('inbox.setConsent', { notice: false, email: false, sms: false, quiet });
  });
  const stop = async () => {
    const end = await run(undefined, () => refreshAnswers('inbox.preferences', 'inbox.consent'));
    if (end.is === 'refused') showToast({ text: factorRefusal(end.error), tone: 'alert' });
    if (end.is !== 'done') return;
    setOffersHidden(true);
    showToast({ text: t('preferences.stopped'), tone: 'ok' });
  };
  return (
    <section className="card padded" aria-labelledby="offers-stop">
      <h2 id="offers-stop">{t('preferences.offersTitle')}</h2>
      <p className="t2 sm">{t('preferences.offersText')}</p>
      <Button block loading={state.is === 'sending'} onClick={() => void stop()}>
        {t('preferences.stop')}
      </Button>
    </section>
  );
}
