import type {
  FRAME_VERSION,
  FrameOpen,
  SiteMessage,
  VenueMessage,
  VenueReady,
} from '#contract/play/venue/venue-frame.ts';

/** Protocol version of both sides; the compiler checks it against the contract’s. */
const VERSION: typeof FRAME_VERSION = 1;

/** The line to the site around the page. */
export type SitePort = {
  readonly ticket: string;
  /** Colours of the site; absent: dark. */
  readonly mode?: 'light' | 'dark';
  send(message: VenueMessage): void;
  listen(listener: (message: SiteMessage) => void): void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readOpen(data: unknown): Required<FrameOpen> | null {
  const isOpen = isRecord(data) && data.kind === 'open' && data.version === VERSION;
  if (!isOpen || typeof data.ticket !== 'string') return null;
  const mode = data.mode === 'light' ? 'light' : 'dark';
  return { kind: 'open', version: VERSION, ticket: data.ticket, mode };
}

/** All messages of the site; the compiler checks them against the contract’s. */
const SITE_MESSAGES: Readonly<Record<SiteMessage['kind'], SiteMessage>> = {
  rules: { kind: 'rules' },
  balance: { kind: 'balance' },
  pause: { kind: 'pause' },
  resume: { kind: 'resume' },
};

function readSiteMessage(data: unknown): SiteMessage | null {
  if (!isRecord(data)) return null;
  return Object.values(SITE_MESSAGES).find(({ kind }) => kind === data.kind) ?? null;
}

function portOf(port: MessagePort, { ticket, mode }: Required<FrameOpen>): SitePort {
  return {
    ticket,
    mode,
    send: (message) => port.postMessage(message),
    listen(listener) {
      port.onmessage = ({ data }) => {
        const message = readSiteMessage(data);
        if (message) listener(message);
      };
    },
  };
}

/**
 * Reports to the site that the page is ready, and waits for its ticket. Messages are accepted only from the surrounding
 * window and from the origin that the address names.
 */
export function meetSite(origin: string): Promise<SitePort> {
  const ready: VenueReady = { kind: 'ready', version: VERSION };
  return new Promise((resolve) => {
    const onMessage = ({ source, origin: from, data, ports }: MessageEvent) => {
      const opening = readOpen(data);
      const [port] = ports;
      if (source !== window.parent || from !== origin || !opening || !port) return;
      window.removeEventListener('message', onMessage);
      resolve(portOf(port, opening));
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage(ready, origin);
  });
}
