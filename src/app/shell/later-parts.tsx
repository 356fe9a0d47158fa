import { lazy, useDeferredValue, useEffect } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useSession } from '#app/core-client/session.ts';
import { useLegCount } from '#app/features/bet/pick/picks.ts';
import { useDeveloperMode } from '#app/features/developer/developer-mode.ts';
import { ReminderWatch } from '#app/features/match/reminder/reminder-watch.tsx';
import { useFocusInRow } from '#app/kit/a11y/use-focus-in-row.ts';
import { OnceOpened } from '#app/kit/overlay/once-opened.tsx';
import { mayFloat } from '#app/routes/floating-parts.ts';
import { paths } from '#app/routes/paths.ts';
import { useDeveloperKey } from './developer-key.ts';
import { Floating } from './rail/floating.tsx';
import { Rail } from './rail/rail.tsx';
import { useTitleMarquee } from './title-marquee.ts';
import { whenQuiet } from './updates/when-quiet.ts';

const DeveloperHost = lazy(() =>
  import('#app/features/developer/developer-host.tsx').then((file) => ({ default: file.DeveloperHost })),
);

const loadBetHost = () =>
  import('#app/features/bet/host/bet-host.tsx').then((file) => ({ default: file.BetHost }));
const BetHost = lazy(loadBetHost);

const MessageWatch = lazy(() =>
  import('#app/features/inbox/message-watch.tsx').then((file) => ({ default: file.MessageWatch })),
);

const PlayWatch = lazy(() =>
  import('#app/features/reality-check/play-watch.tsx').then((file) => ({ default: file.PlayWatch })),
);

/** Measures the visit once it has all it needs. */
async function watchVisit(): Promise<void> {
  await whenQuiet();
  const file = await import('#app/features/developer/visit/watch-visit.ts');
  file.watchVisit();
}

/** Of one member: another one begins again. */
function Watch() {
  const session = useSession();
  if (session.is !== 'member') return null;
  return (
    <OnceOpened open key={session.member.userId}>
      <MessageWatch />
      <PlayWatch />
    </OnceOpened>
  );
}

/** Fetches the code of the slip once the page is quiet: the first press on a price would wait for some forty files. */
async function loadSlipAhead(): Promise<void> {
  await whenQuiet();
  await loadBetHost().catch(() => undefined);
}

/** The slip, from the first selection on; of a member their open bets, too. */
function Slip() {
  const session = useSession();
  // The price that was pressed answers first.
  const picked = useDeferredValue(useLegCount() > 0);
  useEffect(() => void loadSlipAhead(), []);
  return (
    <OnceOpened open={picked || session.is === 'member'}>
      <BetHost />
    </OnceOpened>
  );
}

/**
 * What is beside a page once it shows: quick ways on the right, floating windows, the title that runs [2.12],
 * reminders of matches, messages that come; the developer's panel for who asks for it.
 */
export function LaterParts({ bare, besideContent }: { bare: boolean; besideContent: boolean }) {
  useFocusInRow();
  useTitleMarquee();
  useDeveloperKey();
  useEffect(() => void watchVisit(), []);
  const developing = useDeveloperMode();
  const { pathname } = useLocation();
  const paying = useMatch(`${paths.wallet}/*`) !== null;
  return (
    <>
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
