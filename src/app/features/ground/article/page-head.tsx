import type { ReactNode } from 'react';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './page-head.css';
import './reading-page.css';

interface PageTitleProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The heading of a page of lists, in the browser tab too. */
export function PageTitle({ title, text, children }: PageTitleProps) {
  usePageTitle(title);
  return (
    <header className="reading-page__title">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </header>
  );
}

interface PageHeadProps {
  /** Name of the page, the last of the breadcrumbs. */
  here: string;
  /** The page above, when it is not home. */
  above?: { readonly to: string; readonly label: string };
}

/**
 * Location of the page: breadcrumbs on a wide screen, a bar with a back link on a phone. The heading belongs to the page
 * itself.
 */
export function PageHead({ here, above }: PageHeadProps) {
  const up = above ?? { to: paths.home, label: t('common.home') };
  return (
    <nav className="page-head" aria-label={t('reading.crumbs')}>
      <Link className="page-head__back" to={up.to} aria-label={t('reading.back')}>
        <Icon name="chev-left" size={22} />
      </Link>
      <ol>
        <li className="page-head__up only-d">
          <Link to={paths.home}>{t('common.home')}</Link>
        </li>
        {above ? (
          <li className="page-head__up only-d">
            <Link to={above.to}>{above.label}</Link>
          </li>
        ) : null}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
