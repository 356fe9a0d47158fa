import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { useRestriction } from '#app/core-client/restriction.ts';
import { SkipButton, SkipLink } from '#app/kit/a11y/skip-link.tsx';
import { preloadOverlays } from '#app/kit/overlay/preload.ts';
import { ScreenLoading } from '#app/page/screen-loading.tsx';
import { isGate } from '#app/routes/gate-state.ts';
import { isEntry, isGame, paths, screenOf } from '#app/routes/paths.ts';
import { askForComposer } from '#chat/view/asked-composer.ts';
import type { Restriction } from '#contract/models/restriction.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { Announcer } from './arrival/announcer.tsx';
import { CaptchaWindow } from './captcha.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Header } from './header.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { MemberNotices } from './member-notices.tsx';
import { TabBar } from './tab-bar.tsx';
import { t } from './texts.ts';
import { TickerPlace } from './ticker-place.tsx';

const LaterParts = lazy(() => import('./later-parts.tsx').then((file) => ({ default: file.LaterParts })));
const CareLine = lazy(() => import('./foot/care-line.tsx').then((file) => ({ default: file.CareLine })));
const Footer = lazy(() => import('./foot/footer.tsx').then((file) => ({ default: file.Footer })));
const CoreNotice = lazy(() =>
  import('./notices/core-notice.tsx').then((file) => ({ default: file.CoreNotice })),
);
const StorageNotice = lazy(() =>
  import('./notices/storage-notice.tsx').then((file) => ({ default: file.StorageNotice })),
);
const RestrictedHeader = lazy(() =>
  import('#app/features/restriction/restricted-header.tsx').then((file) => ({
    default: file.RestrictedHeader,
  })),
);
const RestrictedOutlet = lazy(() =>
  import('#app/features/restriction/restricted-outlet.tsx').then((file) => ({
    default: file.RestrictedOutlet,
  })),
);
/** A toast waits for its place: the first ones are said once the screen is there. */
const Toaster = lazy(() =>
  import('#app/kit/feedback/toaster.tsx').then((file) => ({ default: file.Toaster })),
);
const NewVersion = lazy(() =>
  import('./notices/new-version.tsx').then((file) => ({ default: file.NewVersion })),
);

const SHOWN_AFTER_MS = 1_000;
const IDLE_AFTER_MS = 4_000;

/** Dialogs and menus open at once, and without a network, once their code is here. */
function preloadWhenIdle(): () => void {
  const timer = setTimeout(() => preloadOverlays().catch(() => undefined), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** False while the first screen is on its way: what nobody misses yet does not compete with it. */
function useShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** A part the page does without when its code does not come. */
const Part = ({ children }: { children: ReactNode }) => (
  <AreaBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </AreaBoundary>
);

/** The top bar; a member who does not play now has one of their own. */
const Top = ({ restriction }: { restriction: Restriction | null }) =>
  restriction === null ? (
    <Header />
  ) : (
    <Part>
      <RestrictedHeader restriction={restriction} />
    </Part>
  );

/** What is around every screen. Entry, games, customer service and the pages that keep visitors out fill the window. */
export function Frame() {
  const { pathname } = useLocation();
  const restriction = useRestriction();
  const isFree = restriction === null;
  const bare =
    isEntry(pathname) || (isFree && isGame(pathname)) || pathname === paths.support || isGate(pathname);
  const inRoom = useMatch(paths.room) !== null;
  const shown = useShown();
  useEffect(preloadWhenIdle, []);
  return (
    <>
      <SkipLink href="#main">{t('common.skipToMain')}</SkipLink>
      {inRoom ? <SkipButton onClick={askForComposer}>{t('common.skipToChat')}</SkipButton> : null}
      {shown ? (
        <Part>
          <CoreNotice />
        </Part>
      ) : null}
      <Announcer />
      {bare ? null : <Top restriction={restriction} />}
      <ConnectionBanner />
      {shown ? (
        <Part>
          <NewVersion />
          <StorageNotice />
        </Part>
      ) : null}
      {isFree && pathname === paths.home ? <TickerPlace /> : null}
      <AreaBoundary key={screenOf(pathname)}>
        <Suspense fallback={<ScreenLoading />}>
          {isFree ? <Outlet /> : <RestrictedOutlet restriction={restriction} />}
        </Suspense>
      </AreaBoundary>
      {inRoom || (bare && !isGate(pathname)) ? (
        <Part>
          <CareLine inRoom={inRoom} />
        </Part>
      ) : null}
      {shown && !bare && !inRoom ? (
        <Part>
          <Footer />
        </Part>
      ) : null}
      {bare || !isFree ? null : <TabBar />}
      {shown && isFree ? (
        <Part>
          <LaterParts bare={bare} besideContent={!bare && !inRoom} />
        </Part>
      ) : null}
      <LoginPrompt />
      {bare ? null : <MemberNotices />}
      <CaptchaWindow />
      {shown ? (
        <Part>
          <Toaster label={t('common.notifications')} />
        </Part>
      ) : null}
    </>
  );
}
