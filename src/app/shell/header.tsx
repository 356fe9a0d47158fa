import { lazy, Suspense } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { paths } from '#app/routes/paths.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { t } from './texts.ts';
import './header.css';

const HeaderParts = lazy(() => import('./header-parts.tsx').then((file) => ({ default: file.HeaderParts })));

/** The top bar. The logo is there with the first paint; what is asked of the platform takes its place beside it. */
export function Header() {
  const room = useMatch(paths.room) !== null;
  return (
    <header className={room ? 'nav nav--room' : 'nav'}>
      <div className="wrap">
        <Link className="logo" to={paths.home}>
          <LogoMark size={30} />
          <span>{t('common.appName')}</span>
        </Link>
        <AreaBoundary fallback={null}>
          <Suspense fallback={null}>
            <HeaderParts />
          </Suspense>
        </AreaBoundary>
      </div>
    </header>
  );
}
