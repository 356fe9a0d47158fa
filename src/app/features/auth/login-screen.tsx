import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSiteSwitch } from '#app/features/site/site-config.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { panelId, tabId } from '#app/kit/choice/tab-ids.ts';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { paths } from '#app/routes/paths.ts';
import { AccountLoginForm } from './account-login-form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { PhoneLoginForm } from './phone-login-form.tsx';
import { useLeaveWhenMember } from './use-leave-when-member.ts';

const WAYS = 'login-ways';
type Way = 'account' | 'phone';

/** Not the kit's panel: the form is there before it is known whether there are tabs, and must not begin anew. */
const panelOf = (way: Way) => ({
  role: 'tabpanel',
  id: panelId(WAYS, way),
  'aria-labelledby': tabId(WAYS, way),
});

/** Login [2.01] by account, or by phone where the site offers it. What is typed stays when the way changes. */
export function LoginScreen() {
  const [way, setWay] = useState<Way>('account');
  const byPhone = useSiteSwitch('phone_login');
  const { search } = useLocation();
  useLeaveWhenMember();

  const ways = [
    { value: 'account', label: tLater('login.byAccount') },
    { value: 'phone', label: tLater('login.byPhone') },
  ] as const;
  return (
    <EntryFrame
      heading={tLater('login.heading')}
      lead={tLater('login.lead')}
      slogan={tLater('login.slogan')}
      promise={tLater('login.promise')}
    >
      {byPhone && (
        <Tabs id={WAYS} label={tLater('login.ways')} items={ways} value={way} onValueChange={setWay} />
      )}
      <div hidden={way !== 'account'} {...(byPhone ? panelOf('account') : {})}>
        <AccountLoginForm />
      </div>
      {byPhone && (
        <div hidden={way !== 'phone'} {...panelOf('phone')}>
          <PhoneLoginForm />
        </div>
      )}
      <div className="au__alt">
        <span className="t2">{tLater('login.noAccount')}</span>
        <Link className={buttonClass({ variant: 'soft' })} to={{ pathname: paths.register, search }}>
          {tLater('login.toRegister')}
        </Link>
      </div>
    </EntryFrame>
  );
}
