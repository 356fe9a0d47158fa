import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useRestriction } from '#app/core-client/restriction.ts';
import { SkipButton, SkipLink } from '#app/kit/a11y/skip-link.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
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

const LaterParts = lazyPart(() => import('./later-parts.tsx').then((file) => file.LaterParts));
const CareLine = lazyPart(() => import('./foot/care-line.tsx').then((file) => file.CareLine));
const Footer = lazyPart(() => import('./foot/footer.tsx').then((file) => file.Footer));
const CoreNotice = lazyPart(() => import('./notices/core-notice.tsx').then((file) => file.CoreNotice));
const StorageNotice = lazyPart(() =>
  import('./notices/storage-notice.tsx').then((file) => file.StorageNotice),
);
const RestrictedHeader = lazyPart(() =>
  import('#app/features/restriction/restricted-header.tsx').then((file) => file.RestrictedHeader),
);
const OpenPages = lazyPart(() =>
  import('#app/features/restriction/open-pages.tsx').then((file) => file.OpenPages),
);
/** A toast waits for its place: the first ones are said once the screen is there. */
const Toaster = lazyPart(() => import('#app/kit/feedback/toaster.tsx').then((file) => file.Toaster));
const NewVersion = lazyPart(() => import('./updates/new-version.tsx').then((file) => file.NewVersion));

const SHOWN_AFTER_MS = 1_000;
const IDLE_AFTER_MS = 4_000;

/** Dialogs and menus open at once, and without a network, once their code is here. */
function preloadWhenIdle(): () => void {
  const preload = () => import('#app/kit/overlay/preload.ts').then((file) => file.preloadOverlays());
  const timer = setTimeout(() => preload().catch(() => undefined), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** False while the first screen is on its way: what nobody misses yet does not compete with it. */
function useShown(): boolean {
  const [shown, setShown] = useState(false);
  const begun = useContentBegun();
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  return shown;
}

/** The top bar; a member who does not play now has one of their own. */
const Top = ({ restriction }: { restriction: Restriction | null }) =>
  restriction === null ? (
    <Header />
  ) : (
    <OptionalPart>
      <RestrictedHeader restriction={restriction} />
    </OptionalPart>
  );

/** What is around every screen. Entry, games, customer service and the pages that keep visitors out fill the window. */
export function Frame({ screen }: { screen: ReactNode }) {
  const { pathname } = useLocation();
  const restriction = useRestriction();
  const isFree = restriction === null;
  const bare =
    isEntry(pathname) || (isFree && isGame(pathname)) || pathname === paths.support || isGate(pathname);
  const inRoom = useMatch(paths.room) !== null;
  const shown = useShown();
  const begun = useContentBegun();
  useEffect(() => (begun ? preloadWhenIdle() : undefined), [begun]);
  return (
    <>
      <SkipLink href="#main">{t('common.skipToMain')}</SkipLink>
      {inRoom ? <SkipButton onClick={askForComposer}>{t('common.skipToChat')}</SkipButton> : null}
      {shown ? (
        <OptionalPart>
          <CoreNotice />
        </OptionalPart>
      ) : null}
      <Announcer />
      {bare ? null : <Top restriction={restriction} />}
      <ConnectionBanner />
      {shown ? (
        <OptionalPart>
          <NewVersion />
          <StorageNotice />
        </OptionalPart>
      ) : null}
      {isFree && pathname === paths.home ? <TickerPlace /> : null}
      <AreaBoundary key={screenOf(pathname)}>
        <Suspense fallback={<ScreenLoading />}>
          {isFree ? screen : <OpenPages restriction={restriction}>{screen}</OpenPages>}
        </Suspense>
      </AreaBoundary>
      {(inRoom && begun) || bare ? (
        <OptionalPart>
          <CareLine where={inRoom ? 'room' : isGate(pathname) ? 'gate' : 'screen'} />
        </OptionalPart>
      ) : null}
      {shown && !bare && !inRoom ? (
        <OptionalPart>
          <Footer />
        </OptionalPart>
      ) : null}
      {bare || !isFree ? null : <TabBar />}
      {shown && isFree ? (
        <OptionalPart>
          <LaterParts bare={bare} besideContent={!bare && !inRoom} />
        </OptionalPart>
      ) : null}
      <LoginPrompt />
      <MemberNotices isBare={bare} />
      <CaptchaWindow />
      {shown ? (
        <OptionalPart>
          <Toaster label={t('common.notifications')} />
        </OptionalPart>
      ) : null}
    </>
  );
}
