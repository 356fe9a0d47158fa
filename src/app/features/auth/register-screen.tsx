import { Link, useLocation } from 'react-router-dom';
import { useModeWords } from '#app/features/site/currency-words.ts';
import { useSiteSwitch } from '#app/features/site/site-config.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { paths } from '#app/routes/paths.ts';
import { EntryFrame } from './entry-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { useLeaveWhenMember } from './use-leave-when-member.ts';

/** A new account; it is logged in at once and goes on to where fromPage says. */
export function RegisterScreen() {
  const { search } = useLocation();
  const verified = useSiteSwitch('fast_register_verify');
  useLeaveWhenMember();
  return (
    <EntryFrame
      heading={tLater('register.heading')}
      lead={
        <>
          {tLater('register.hasAccount')}{' '}
          <Link className="link" to={{ pathname: paths.login, search }}>
            {tLater('register.toLogin')}
          </Link>
        </>
      }
      slogan={tLater('register.slogan')}
      promise={tLater('register.promise', useModeWords())}
    >
      <RegisterForm verified={verified} />
    </EntryFrame>
  );
}
