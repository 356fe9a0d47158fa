import { useLocation } from 'react-router-dom';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useSiteSwitch } from '#app/features/ground/site/site-config.ts';
import { paths } from '#app/routes/paths.ts';
import { Link } from '#kit/link/link.tsx';
import { EntryFrame, useLeaveWhenMember } from '../account/login/entry-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { t } from './texts.ts';

/** Registration of an account; it is logged in at once and redirected to fromPage. */
export function RegisterScreen() {
  const { search } = useLocation();
  const verified = useSiteSwitch('fast_register_verify');
  useLeaveWhenMember();
  return (
    <EntryFrame
      heading={t('register.heading')}
      lead={
        <>
          {t('register.hasAccount')}{' '}
          <Link className="link" to={{ pathname: paths.login, search }}>
            {t('register.toLogin')}
          </Link>
        </>
      }
      slogan={t('register.slogan')}
      promise={t('register.promise', useWalletTerms())}
    >
      <RegisterForm verified={verified} />
    </EntryFrame>
  );
}
