import { type RefObject, useEffect, useRef } from 'react';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import type { PlayState, VenueLaunch } from '#contract/play/venue/schema.ts';
import {
  FRAME_VERSION,
  type FrameOpen,
  readVenueMessage,
  readVenueReady,
  type SiteMessage,
  type VenueMessage,
} from '#contract/play/venue/venue-frame.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import { t } from '../texts.ts';
import type { Launching } from './use-launch.ts';

type VenueWindowProps = {
  readonly game: Game;
  readonly launch: VenueLaunch;
  readonly launching: Launching;
  readonly visit: PlayState | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Receives the function that sends messages to the game, or null when the port is closed. */
  readonly onPort: (send: ((message: SiteMessage) => void) | null) => void;
  /** A round begins, or has been shown to its end. */
  readonly onRound: (isOn: boolean) => void;
  readonly onBooks: () => void;
  /** The live picture of a table has shown everything up to a time of the server, epoch ms; null: there is no picture. */
  readonly onShown: (at: number | null) => void;
  readonly onClose: () => void;
};

/** Placeholder shown until the game reports ready. */
const Opening = ({ game, launch, visit }: Pick<VenueWindowProps, 'game' | 'launch' | 'visit'>) => (
  <div className="game-frame__words" role="status">
    <img src={game.cover} alt="" width={168} height={224} />
    <b>{game.name}</b>
    <Spinner />
    <span>{t('venue.openingLine', { line: launch.line })}</span>
    {visit && visit.unseen > 0 ? (
      <StatusLine tone="ok">{t('venue.unseen', { count: visit.unseen })}</StatusLine>
    ) : null}
  </div>
);

type PortHandlers = {
  /** The page in the frame loaded a second time: its ticket is used up. */
  reloaded(): void;
  message(message: VenueMessage): void;
};

/**
 * Speaks with the page in a frame. Its first message must come from the frame's own window and the venue's origin; it is
 * answered once, with the ticket and a port, to that origin. Afterwards only the port counts.
 */
export function useVenuePort(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: VenueLaunch,
  handlers: PortHandlers,
): (message: SiteMessage) => void {
  const port = useRef<MessagePort | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const { origin } = new URL(launch.url);
    const answer = (venue: Window) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        const message = readVenueMessage(data);
        if (message) latest.current.message(message);
      };
      port.current = port1;
      const mode = document.documentElement.dataset.mode === 'light' ? 'light' : 'dark';
      const open: FrameOpen = { kind: 'open', version: FRAME_VERSION, ticket: launch.ticket, mode };
      venue.postMessage(open, origin, [port2]);
    };
    const onWindowMessage = ({ source, origin: from, data }: MessageEvent) => {
      const venue = frame.current?.contentWindow;
      // The sandbox of the frame allows scripts and a separate origin: the same origin would defeat it.
      if (!venue || source !== venue || from !== origin || from === location.origin) return;
      if (!readVenueReady(data)) return;
      if (port.current === null) answer(venue);
      else latest.current.reloaded();
    };
    window.addEventListener('message', onWindowMessage);
    return () => {
      window.removeEventListener('message', onWindowMessage);
      port.current?.close();
      port.current = null;
    };
  }, [frame, launch]);
  return (message) => port.current?.postMessage(message);
}

/** The page of the venue, which is another site: it may run, and reach nothing of this one. */
export function VenueWindow(props: VenueWindowProps) {
  const { game, launch, launching, frame, onPort, onRound, onBooks, onShown, onClose } = props;
  const onMessage = (message: VenueMessage) => {
    if (message.kind === 'opened') launching.opened();
    if (message.kind === 'close') onClose();
    if (message.kind === 'shown') onShown(message.at);
    if (message.kind === 'lost') {
      if (message.why === 'ticket') launching.reloaded();
      else launching.lost(message.why);
    }
    if (message.kind === 'started') onRound(true);
    if (message.kind === 'ended' || message.kind === 'balance') {
      onRound(false);
      onBooks();
      void core.money.refresh();
      void refreshAnswers('ownLimit.list', 'realityCheck.view');
    }
  };
  const send = useVenuePort(frame, launch, { reloaded: launching.reloaded, message: onMessage });
  useEffect(() => {
    onPort(send);
    return () => onPort(null);
  });
  return (
    <>
      <iframe
        key={launch.ticket}
        ref={frame}
        className="game-frame__page"
        title={t('venue.framed', { name: game.name })}
        src={launch.url}
        sandbox="allow-scripts allow-same-origin"
        allow=""
        referrerPolicy="no-referrer"
      />
      {launching.step === 'loading' ? <Opening {...props} /> : null}
    </>
  );
}
