import './ticker-slot.css';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { usePagesLocked } from '#app/features/people/account/idle/pages-locked.ts';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { screenOf } from '#app/routes/paths.ts';
import { useArrival } from '#app/shell/arrival/use-arrival.ts';
import { jumpToComposer } from '#chat/view/compose/composer-jump.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useRestriction, useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { SkipButton, SkipLink, SkipLinks } from '#kit/a11y/off-screen.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened, OptionalPart, useMissingPart } from '#kit/part/optional-part.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { hasPart, screenKindOf } from './frame-parts.ts';
import { Header } from './header/header.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { TabBar } from './nav/tab-bar.tsx';
import { t } from './texts.ts';

const Notices = lazyPart(() =>
  import('#app/features/people/account/notices/notices.tsx').then((file) => file.Notices),
);

/**
 * Notices about a member's own account, and the lock of screens after long inactivity [9.10]. Locked screens are hidden
 * (`base.css`), which also removes them from keyboard access; also while the code of the lock is missing.
 * @param isBare the screen fills the window: notices wait, the lock does not
 */
function MemberNotices({ isBare }: { isBare: boolean }) {
  const session = useSession();
  const isLocked = usePagesLocked() && session.is === 'member';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', isLocked);
  }, [isLocked]);
  if (session.is !== 'member') return null;
  const { member } = session;
  const missing = isLocked && (
    <p data-over-lock role="alert">
      {t('shell.lockMissing')}
    </p>
  );
  return (
    <OptionalPart missing={missing}>
      <Notices key={member.userId} member={member} isBare={isBare} />
    </OptionalPart>
  );
}

function watchOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Banner for a lost connection or a failed load; disappears once the connection is back. */
function ConnectionBanner() {
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine);
  const isMissing = useMissingPart();
  if (!online) return <Banner tone="offline">{t('shell.offline')}</Banner>;
  return isMissing ? <Banner tone="alert">{t('shell.partMissing')}</Banner> : null;
}

const CaptchaOverlay = lazyPart(() =>
  import('#app/features/people/captcha/captcha-overlay.tsx').then((module) => module.CaptchaOverlay),
);

/** Verification that requests wait for [8.11]; its code is loaded with the first one. */
function CaptchaWindow() {
  const kind = useTopic('captcha', null) ?? null;
  return (
    <OnceOpened open={kind !== null}>
      <CaptchaOverlay kind={kind} />
    </OnceOpened>
  );
}

const Ticker = lazyPart(() =>
  import('#app/features/site/announcement/ticker.tsx').then((file) => file.Ticker),
);

/** Space for the ticker, reserved from the first paint; the ticker is loaded later. */
function TickerSlot() {
  const begun = useContentBegun();
  return (
    <div className="wrap ticker-slot">
      <OptionalPart>{begun ? <Ticker /> : null}</OptionalPart>
    </div>
  );
}

/** Moves the window and the focus to every new page, and announces its title to screen readers. */
function Announcer() {
  const title = useRef<HTMLParagraphElement>(null);
  useArrival(() => {
    if (title.current) title.current.textContent = document.title;
  });
  return <p ref={title} className="sr" aria-live="polite" />;
}

const LaterParts = lazyPart(() => import('./later-parts.tsx').then((file) => file.LaterParts));
const CareLine = lazyPart(() => import('./foot/care-line.tsx').then((file) => file.CareLine));
const Footer = lazyPart(() => import('./foot/footer.tsx').then((file) => file.Footer));
const CoreNotice = lazyPart(() => import('./notices/core-notice.tsx').then((file) => file.CoreNotice));
const StorageNotice = lazyPart(() =>
  import('./notices/storage-notice.tsx').then((file) => file.StorageNotice),
);
const RestrictedHeader = lazyPart(() =>
  import('#app/features/protection/restriction/restricted-header.tsx').then((file) => file.RestrictedHeader),
);
const OpenPages = lazyPart(() =>
  import('#app/features/protection/restriction/open-pages.tsx').then((file) => file.OpenPages),
);
/** Toasts are queued until their container is mounted: the first ones are shown once the screen is loaded. */
const Toaster = lazyPart(() => import('#kit/feedback/toaster.tsx').then((file) => file.Toaster));
const NewVersion = lazyPart(() => import('./updates/new-version.tsx').then((file) => file.NewVersion));

const SHOWN_AFTER_MS = 1_000;
const IDLE_AFTER_MS = 4_000;

/** Dialogs and menus open at once, and without a network, once their code is here. */
function preloadWhenIdle(): () => void {
  const preload = () => import('#kit/overlay/preload.ts').then((file) => file.preloadOverlays());
  // A failure is left to the control that opens an overlay: it loads the code again and shows the failure.
  const timer = setTimeout(() => preload().catch(() => undefined), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Returns false while the first screen is loading: secondary parts do not compete with it. */
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

/** Top bar; a restricted member has a separate one. */
const Top = ({ restriction }: { restriction: Restriction | null }) =>
  restriction === null ? (
    <Header />
  ) : (
    <OptionalPart>
      <RestrictedHeader restriction={restriction} />
    </OptionalPart>
  );

/** Part whose code is loaded once the screen is shown, and nothing until then. */
const Later = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <OptionalPart>{children}</OptionalPart> : null;

/** Frame around every screen. */
export function Frame({ screen }: { screen: ReactNode }) {
  const { pathname } = useLocation();
  const restriction = useRestriction();
  const kind = screenKindOf(pathname, restriction !== null);
  const hasBars = hasPart(kind, 'bars');
  const hasFooter = hasPart(kind, 'footer');
  const shown = useShown();
  const begun = useContentBegun();
  useEffect(() => (begun ? preloadWhenIdle() : undefined), [begun]);
  return (
    <>
      <SkipLinks>
        <SkipLink href="#main">{t('common.skipToMain')}</SkipLink>
        {hasPart(kind, 'chat') ? (
          <SkipButton onClick={jumpToComposer}>{t('common.skipToChat')}</SkipButton>
        ) : null}
      </SkipLinks>
      <Later when={shown}>
        <CoreNotice />
      </Later>
      <Announcer />
      {hasBars ? <Top restriction={restriction} /> : null}
      <ConnectionBanner />
      <Later when={shown}>
        <NewVersion />
        <StorageNotice />
      </Later>
      {hasPart(kind, 'ticker') ? <TickerSlot /> : null}
      <AreaBoundary key={screenOf(pathname)}>
        <Suspense fallback={<ScreenLoading />}>
          {restriction === null ? screen : <OpenPages restriction={restriction}>{screen}</OpenPages>}
        </Suspense>
      </AreaBoundary>
      <Later when={hasPart(kind, 'care') && (begun || kind !== 'room')}>
        <CareLine kind={kind} />
      </Later>
      <Later when={shown && hasFooter}>
        <Footer />
      </Later>
      {hasBars && restriction === null ? <TabBar /> : null}
      <Later when={shown && restriction === null}>
        <LaterParts bare={!hasBars} besideContent={hasFooter} />
      </Later>
      <LoginPrompt />
      <MemberNotices isBare={!hasBars} />
      <CaptchaWindow />
      <Later when={shown}>
        <Toaster label={t('common.notifications')} />
      </Later>
    </>
  );
}
