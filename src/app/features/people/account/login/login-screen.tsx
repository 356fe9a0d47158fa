import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSwitch } from '#app/features/ground/site/site-config.ts';
import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { panelId, Tabs, tabId } from '#kit/choice/tabs.tsx';
import { Link } from '#kit/link/link.tsx';
import { AccountLoginForm } from './account-login-form.tsx';
import { EntryFrame, OtherEntry, useLeaveWhenMember } from './entry-frame.tsx';
import { PhoneLoginForm } from './phone-login-form.tsx';
import { t } from './texts.ts';

const TABS_ID = 'login-ways';
type LoginMethod = 'account' | 'phone';

/** Replaces the kit's panel: the form is rendered before the tabs are known, and must not be remounted. */
const panelOf = (method: LoginMethod) => ({
  role: 'tabpanel',
  id: panelId(TABS_ID, method),
  'aria-labelledby': tabId(TABS_ID, method),
});

/** Login [2.01] by account, or by phone where the site offers it. What is typed stays when the way changes. */
export function LoginScreen() {
  const [method, setMethod] = useState<LoginMethod>('account');
  const byPhone = useSiteSwitch('phone_login');
  const { search } = useLocation();
  useLeaveWhenMember();

  const methods = [
    { value: 'account', label: t('login.byAccount') },
    { value: 'phone', label: t('login.byPhone') },
  ] as const;
  return (
    <EntryFrame
      heading={t('login.heading')}
      lead={t('login.lead')}
      slogan={t('login.slogan')}
      promise={t('login.promise')}
    >
      {byPhone && (
        <Tabs id={TABS_ID} label={t('login.ways')} items={methods} value={method} onValueChange={setMethod} />
      )}
      <div hidden={method !== 'account'} {...(byPhone ? panelOf('account') : {})}>
        <AccountLoginForm />
      </div>
      {byPhone && (
        <div hidden={method !== 'phone'} {...panelOf('phone')}>
          <PhoneLoginForm />
        </div>
      )}
      <OtherEntry>
        <span className="t2">{t('login.noAccount')}</span>
        <Link className={buttonClass({ variant: 'soft' })} to={{ pathname: paths.register, search }}>
          {t('login.toRegister')}
        </Link>
      </OtherEntry>
    </EntryFrame>
  );
}
