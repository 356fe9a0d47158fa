import './game-frame.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TransferForm } from '#app/features/money/transfer/transfer-form.tsx';
import { WithAssets } from '#app/features/money/wallet/with-assets.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { readGateState } from '#app/routes/gate-state.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { VenueLaunch } from '#contract/play/venue/schema.ts';
import type { SiteMessage } from '#contract/play/venue/venue-frame.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Currency, formatMinor, type Minor } from '#contract/units/money.ts';
import { callCore, core } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { t } from '../texts.ts';
import { ExitDialog } from './exit-dialog.tsx';
import { FrameBar } from './frame-bar.tsx';
import { LaunchFailed } from './launch-failed.tsx';
import { PlanOver } from './plan-over.tsx';
import { TableChatPlace, TableGifts, type TableRoom, useTableChat } from './table-chat-place.tsx';
import { useFocusGuard } from './use-focus-guard.ts';
import { type Launching, useLaunch } from './use-launch.ts';
import { VenueWindow } from './venue-window.tsx';

type Paused = {
  readonly demo: boolean;
  readonly currency: Currency;
  /** The page of the venue is there and listens. */
  readonly isOpen: boolean;
  readonly send: (message: SiteMessage) => void;
};

/**
 * Pauses a game while a play-time reminder waits for its answer [P.08]; a demo has none. A page that was not paused is sent
 * nothing.
 */
function usePause({ demo, currency, isOpen, send }: Paused): void {
  const isDue = lastOf(useCall('realityCheck.view', { currency }, { enabled: !demo }))?.due === true;
  const sendLatest = useEffectEvent(send);
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOpen) isHeld.current = false;
    if (!isOpen || isHeld.current === isDue) return;
    isHeld.current = isDue;
    sendLatest({ kind: isDue ? 'pause' : 'resume' });
  }, [isDue, isOpen]);
}

/**
 * Shows an element with its content in full screen; does nothing where the browser has no support. `host` is the element
 * while it is in full screen: only its descendants are visible.
 */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = () => {
      const { fullscreenElement: shown } = document;
      setHost(shown instanceof HTMLElement ? shown : null);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const done = host ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    // The browser may refuse; the game stays as it is.
    done?.catch(() => undefined);
  };
  return { host, toggle };
}

/** Money into the venue, or back, without leaving the game [3.03]. */
const TransferSheet = ({ game, open, onClose }: { game: Game; open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onOpenChange={(isOpen) => isOpen || onClose()}
    title={t('venue.bringMoreTitle', { venue: game.venueName })}
    closeLabel={t('common.close')}
  >
    <WithAssets waiting={<SkeletonRows count={3} />}>
      {({ assets, currency }) => (
        <TransferForm assets={assets} currency={currency} start={{ venue: game.venue, into: true }} />
      )}
    </WithAssets>
  </Sheet>
);

const REFRESH_MS = 30_000;

/** Returns the result of the visit by the platform's ledger, never by messages of the venue's page. */
function useVisit({ sessionId }: VenueLaunch) {
  const visit = useCall('venue.confirm', { sessionId }, { refetchMs: REFRESH_MS });
  return { visit: lastOf(visit), refetch: visit.refetch };
}

type GameFrameProps = {
  readonly game: Game;
  readonly demo: boolean;
  readonly currency: CurrencyEntry;
  /** Room of a live table. */
  readonly tableRoom: TableRoom;
};
type LaunchedProps = GameFrameProps & { readonly launch: VenueLaunch; readonly launching: Launching };

/**
 * Ends the visit and navigates back to where the game was opened, even after reloads; to the home page where that is unknown.
 * The return of a round that was still open is announced: it stays at the venue.
 */
function useLeaving({ game, demo, currency, launch: { sessionId } }: LaunchedProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const announce = ({ round }: OutputOf<'venue.leave'>) => {
    if (round === null || demo) return;
    const money = (amount: Minor) => currency.symbol + formatMinor(amount);
    const sums = { staked: money(round.stake), returned: money(round.payout) };
    showToast({ text: t('venue.roundEnded', { ...sums, venue: game.venueName }) });
    void core.money.refresh();
  };
  return () => {
    // A visit that could not be ended ends by itself when it is left.
    callCore('venue.leave', { sessionId }).then(announce, () => undefined);
    void core.money.refresh();
    void navigate(readGateState(state).from);
  };
}

/** State of the overlays of the frame, and the function that sends messages to the game. Those that show money refresh the visit. */
function useOverlays(refetch: () => Promise<unknown>) {
  const [over, setOver] = useState<'exit' | 'bring' | null>(null);
  const sendRef = useRef<((message: SiteMessage) => void) | null>(null);
  const send = (message: SiteMessage) => sendRef.current?.(message);
  return {
    over,
    exit: () => {
      setOver('exit');
      void refetch();
    },
    bring: () => setOver('bring'),
    closeBringing: () => {
      setOver(null);
      void refetch();
      send({ kind: 'balance' });
    },
    close: () => setOver(null),
    send,
    onPort: (send: typeof sendRef.current) => {
      sendRef.current = send;
    },
  };
}

function Launched(props: LaunchedProps) {
  const { game, demo, currency, launch, launching, tableRoom } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { visit, refetch } = useVisit(launch);
  const { over, exit, bring, close, closeBringing, send, onPort } = useOverlays(refetch);
  const [inRound, setInRound] = useState(false);
  const leave = useLeaving(props);
  const full = useFullScreen(container);
  const chat = useTableChat(game);
  useFocusGuard(frame, launching.took);
  usePause({ demo, currency: currency.code, isOpen: launching.step === 'open', send });
  return (
    <div className="game-frame column" ref={container}>
      <FrameBar
        game={game}
        demo={demo}
        visit={visit}
        currency={currency}
        isFull={full.host !== null}
        onBack={exit}
        onTransfer={bring}
        onRules={() => send({ kind: 'rules' })}
        chat={chat.isLive ? chat : null}
        onFull={full.toggle}
        onExit={exit}
      />
      <div className="game-frame__row">
        <main id="main" className="game-frame__stage">
          {launching.step === 'failed' ? (
            <LaunchFailed game={game} currency={currency} launching={launching} />
          ) : (
            <VenueWindow
              {...{ game, launch, launching, visit, frame, onPort }}
              onShown={chat.onShown}
              onRound={setInRound}
              onBooks={() => void refetch()}
              onClose={exit}
            />
          )}
          {chat.isLive ? <TableGifts game={game} Gifts={tableRoom.Gifts} /> : null}
        </main>
        {chat.isLive && chat.isWide ? <TableChatPlace {...{ game, chat }} Chat={tableRoom.Chat} /> : null}
      </div>
      <OverlayHost value={full.host}>
        <PlanOver visit={visit} inRound={inRound} hidden={over !== null} onLeave={exit} />
        {chat.isLive && !chat.isWide ? <TableChatPlace {...{ game, chat }} Chat={tableRoom.Chat} /> : null}
        <TransferSheet game={game} open={over === 'bring'} onClose={closeBringing} />
        <ExitDialog
          {...{ game, demo, visit, currency }}
          open={over === 'exit'}
          onStay={close}
          onLeave={leave}
        />
      </OverlayHost>
    </div>
  );
}

/** Game at its venue: requested, in its frame, or unavailable. */
export function GameFrame(props: GameFrameProps) {
  const { game, demo, currency } = props;
  const launching = useLaunch({ game, demo, currency: currency.code });
  const { launch, step } = launching;
  usePageTitle(game.name);
  useEffect(() => {
    document.documentElement.classList.add('has-game');
    return () => document.documentElement.classList.remove('has-game');
  }, []);
  if (launch) return <Launched {...props} launch={launch} launching={launching} />;
  return step === 'failed' ? (
    <main id="main" className="wrap">
      <LaunchFailed game={game} currency={currency} launching={launching} />
    </main>
  ) : (
    <ScreenLoading />
  );
}
