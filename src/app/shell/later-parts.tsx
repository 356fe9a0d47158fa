import { useDeferredValue, useEffect } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { usePagesLocked } from '#app/features/people/account/idle/pages-locked.ts';
import { useLegCount } from '#app/features/play/bet/pick/picks.ts';
import { ReminderWatch } from '#app/features/play/match/reminder/reminder-watch.tsx';
import { toggleDeveloperMode, useDeveloperMode } from '#app/features/site/developer/developer-mode.ts';
import { mayFloat } from '#app/routes/floating-parts.ts';
import { paths } from '#app/routes/paths.ts';
import { useSession } from '#core-client/session.ts';
import { useFocusInRow } from '#kit/a11y/use-focus-in-row.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import { t } from './notices/texts.ts';
import { Floating } from './rail/floating.tsx';
import { Rail } from './rail/rail.tsx';
import { useTitleMarquee } from './title-marquee.ts';
import { whenQuiet } from './updates/when-quiet.ts';

/** Alt+Shift+P, by its place on the keyboard: with Alt some keyboards write another letter. */
function isKey({ code, altKey, shiftKey, ctrlKey, metaKey, isComposing, repeat }: KeyboardEvent): boolean {
  return code === 'KeyP' && altKey && shiftKey && !ctrlKey && !metaKey && !isComposing && !repeat;
}

/** Toggles the developer panel by its keyboard shortcut. */
function useDeveloperKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      toggleDeveloperMode();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const DeveloperHost = lazyPart(() =>
  import('#app/features/site/developer/developer-host.tsx').then((file) => file.DeveloperHost),
);

const loadBetHost = () => import('#app/features/play/bet/host/bet-host.tsx').then((file) => file.BetHost);
const BetHost = lazyPart(loadBetHost);

const MessageWatch = lazyPart(() =>
  import('#app/features/care/inbox/message-watch.tsx').then((file) => file.MessageWatch),
);

const PlayWatch = lazyPart(() =>
  import('#app/features/protection/reality-check/play-watch.tsx').then((file) => file.PlayWatch),
);

const LinkedGame = lazyPart(() =>
  import('#app/features/play/game/linked-game.tsx').then((file) => file.LinkedGame),
);

/** Opens the game named in home's address, wherever on the screen the list of games is [9.09]. */
function GameOverHome() {
  const { pathname, search } = useLocation();
  return (
    <OnceOpened open={pathname === paths.home && new URLSearchParams(search).has('game')}>
      {pathname === paths.home ? <LinkedGame /> : null}
    </OnceOpened>
  );
}

/** Measures the visit once it has all it needs; a visit whose file for it is missing is not measured. */
async function watchVisit(): Promise<void> {
  await whenQuiet();
  // Figures of a visit are for developers: without them nothing is missing.
  const file = await import('#app/features/site/developer/visit/watch-visit.ts').catch(() => null);
  file?.watchVisit();
}

/** Play watch of one member; restarted for another one. */
function Watch() {
  const session = useSession();
  // A reminder over everything would prevent unlocking.
  const isLocked = usePagesLocked();
  if (session.is !== 'member') return null;
  return (
    <OnceOpened open key={session.member.userId}>
      <MessageWatch />
      {isLocked ? null : <PlayWatch />}
    </OnceOpened>
  );
}

/** Fetches the code of the slip once the page is quiet: the first press on a price would wait for some forty files. */
async function loadSlipAhead(): Promise<void> {
  await whenQuiet();
  // The first pick loads it again, and shows the failure.
  await loadBetHost().catch(() => undefined);
}

/** The slip, from the first selection on; of a member their open bets, too. */
function Slip() {
  const session = useSession();
  // The price that was pressed answers first.
  const picked = useDeferredValue(useLegCount() > 0);
  useEffect(() => void loadSlipAhead(), []);
  return (
    <OnceOpened open={picked || session.is === 'member'} isReported={picked}>
      <BetHost />
    </OnceOpened>
  );
}

/** Interval between samples of the page, ms. */
const SAMPLE_EVERY_MS = 1_000;
/** Number of samples that find the same content loading before it counts as slow. */
const SLOW_SAMPLES = 8;

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isInside && element.checkVisibility();
}

/**
 * Shows a toast, once per wait, when content in view has been loading for eight seconds. A request may take longer than
 * that before it fails, and a placeholder alone does not distinguish a slow platform from a broken page.
 */
export function useSlowNotice(): void {
  useEffect(() => {
    const samples = new WeakMap<Element, number>();
    let wasSlow = false;
    const sample = () => {
      if (document.hidden || !navigator.onLine) return;
      const loading = [...document.querySelectorAll('[data-loading]')].filter(isInView);
      for (const element of loading) samples.set(element, (samples.get(element) ?? 0) + 1);
      const isSlow = loading.some((element) => (samples.get(element) ?? 0) > SLOW_SAMPLES);
      if (isSlow && !wasSlow) showToast({ text: t('notice.slow'), forAnybody: true });
      wasSlow = isSlow;
    };
    const timer = setInterval(sample, SAMPLE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/**
 * Parts loaded after the page is shown: shortcuts on the right, floating windows, the scrolling title [2.12], match
 * reminders, new messages, a notice of slow content; the developer panel on request.
 */
export function LaterParts({ bare, besideContent }: { bare: boolean; besideContent: boolean }) {
  useFocusInRow();
  useTitleMarquee();
  useDeveloperKey();
  useSlowNotice();
  useEffect(() => void watchVisit(), []);
  const developing = useDeveloperMode();
  const { pathname } = useLocation();
  const paying = useMatch(`${paths.wallet}/*`) !== null;
  return (
    <>
      <GameOverHome />
      <ReminderWatch />
      <Watch />
      {bare || paying ? null : <Slip />}
      {besideContent ? (
        <>
          <Rail />
          {mayFloat('offers', pathname) ? <Floating /> : null}
        </>
      ) : null}
      <OnceOpened open={developing}>
        <DeveloperHost open={developing} />
      </OnceOpened>
    </>
  );
}
