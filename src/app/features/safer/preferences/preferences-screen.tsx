import { setOffersHidden, useOffersHidden } from '#app/features/site/offers-hidden.ts';
import { setBalanceHidden, useBalanceHidden } from '#app/features/wallet/balance-hidden.ts';
import { Switch } from '#app/kit/form/switch.tsx';
import { SaferPage } from '../safer-page.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { OffersCard } from './offers-card.tsx';
import { t } from './texts.ts';
import '#app/kit/card/form-grid.css';
import './preferences.css';

/** What of the member's money, and of offers, is in sight in this browser [P.01]. */
function DisplayCard() {
  const isBalanceHidden = useBalanceHidden();
  const areOffersHidden = useOffersHidden();
  return (
    <section className="card padded" aria-labelledby="display">
      <h2 id="display">{t('preferences.display')}</h2>
      <ul className="prefs">
        <li className="pref">
          <Switch
            label={t('preferences.hideBalance')}
            checked={isBalanceHidden}
            onCheckedChange={setBalanceHidden}
          />
          <p className="cap t2">{t('preferences.hideBalanceText')}</p>
        </li>
        <li className="pref">
          <Switch
            label={t('preferences.showFloats')}
            checked={!areOffersHidden}
            onCheckedChange={(on) => setOffersHidden(!on)}
          />
          <p className="cap t2">{t('preferences.showFloatsText')}</p>
        </li>
      </ul>
    </section>
  );
}

/** Which messages come, offers stopped in one press, and what is in sight: everything takes effect at once [P.29]. */
export const PreferencesScreen = () => (
  <SaferPage title={t('preferences.title')} actions={<span className="cap t2">{t('preferences.note')}</span>}>
    <div className="form-grid">
      <MessagesCard />
      <div className="prefside">
        <OffersCard />
        <ChannelsCard />
        <DisplayCard />
      </div>
    </div>
  </SaferPage>
);
