import { loginPath } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

interface GuestStateProps {
  title: string;
  text: string;
  /** Return address after the login. */
  path: string;
  size?: 'page' | undefined;
}

/** Placeholder for guests in place of a member's content, with a login link. */
export const GuestState = ({ title, text, path, size }: GuestStateProps) => (
  <EmptyState
    {...(size ? { size } : {})}
    illustration="gate"
    title={title}
    text={text}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={loginPath(path)}>
        {t('common.toLogin')}
      </Link>
    }
  />
);
