import { Link, useLocation } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { paths } from '#app/routes/paths.ts';
import { EntryFrame } from './entry-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { useLeaveWhenMember } from './use-leave-when-member.ts';
import { useSiteParam } from './use-site-param.ts';

/** A new account; it is logged in at once and goes on to where fromPage says. */
export function RegisterScreen() {
  const { search } = useLocation();
  const verified = useSiteParam('fast_register_verify');
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
      promise={tLater('register.promise')}
    >
      <RegisterForm verified={verified} />
    </EntryFrame>
  );
}
