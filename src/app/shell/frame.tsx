import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { SkipLink } from '#app/kit/a11y/skip-link.tsx';
import { Toaster } from '#app/kit/feedback/toaster.tsx';
import { preloadOverlays } from '#app/kit/overlay/preload.ts';
import { isGate } from '#app/routes/gate-state.ts';
import { isEntry, paths } from '#app/routes/paths.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Directives } from './directives.tsx';
import { Header } from './header.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { MemberNotices } from './member-notices.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { TabBar } from './tab-bar.tsx';
import { VerificationWindow } from './verification.tsx';

const IDLE_AFTER_MS = 4_000;

const ReminderWatch = lazy(() =>
  import('#app/match/reminder/reminder-watch.tsx').then((file) => ({ default: file.ReminderWatch })),
);

/** Dialogs and menus open at once, and without a network, once their code is here. */
function preloadWhenIdle(then: () => void): () => void {
  const timer = setTimeout(() => {
    preloadOverlays().catch(() => undefined);
    then();
  }, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** What stands around every screen. Entry, customer service and the pages that keep visitors out fill the window. */
export function Frame() {
  const { pathname } = useLocation();
  const bare = isEntry(pathname) || pathname === paths.cs || isGate(pathname);
  const [idle, setIdle] = useState(false);
  useEffect(() => preloadWhenIdle(() => setIdle(true)), []);
  return (
    <>
      <SkipLink href="#main">{t('common.skipToMain')}</SkipLink>
      {bare ? null : <Header />}
      <ConnectionBanner />
      <AreaBoundary key={pathname}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </AreaBoundary>
      {bare ? null : <TabBar />}
      <LoginPrompt />
      {bare ? null : <MemberNotices />}
      <VerificationWindow />
      <Directives />
      <Suspense fallback={null}>{idle ? <ReminderWatch /> : null}</Suspense>
      <Toaster label={t('common.notifications')} />
    </>
  );
}
