import { isRecord } from '#contract/text/narrowing.ts';

/** Protocol between the page of a venue and the site around it. Both sides declare their version. */
export const FRAME_VERSION = 1;

/** The only message a venue's page sends to the window: from then on the two speak by a port. */
export type VenueReady = { readonly kind: 'ready'; readonly version: number };

/** The site's one answer to it, which carries the port: the ticket that opens the visit, and the site's colours. */
export type FrameOpen = {
  readonly kind: 'open';
  readonly version: number;
  readonly ticket: string;
  /** Absent: dark. */
  readonly mode?: 'light' | 'dark';
};

/** Messages on the port from the venue. A balance is a hint to request it from the platform, never a number to show. */
export type VenueMessage =
  | { readonly kind: 'opened' | 'balance' | 'started' | 'ended' | 'close' }
  /** The live picture has shown everything up to `at`, epoch ms of the server; null: there is no picture to wait for. */
  | { readonly kind: 'shown'; readonly at: number | null }
  /** The visit has ended at the venue: it requires another ticket, or cannot continue. */
  | { readonly kind: 'lost'; readonly why: 'ticket' | 'session' | 'offline' };

/**
 * Messages on the port to the venue. No round begins between `pause` and `resume`, since a dialog of the site waits for an
 * answer [P.08].
 */
export type SiteMessage = { readonly kind: 'rules' | 'balance' | 'pause' | 'resume' };

/** True where a game may be framed from an address: a page of the site's own origin would have the rights of the site in its frame. */
export const isFrameable = (url: string, home: string): boolean =>
  URL.canParse(url) && new URL(url).origin !== home;

const PLAIN_KINDS: ReadonlySet<string> = new Set(['opened', 'balance', 'started', 'ended', 'close']);
const LOSSES: ReadonlySet<string> = new Set(['ticket', 'session', 'offline']);

const isPlain = (kind: unknown): kind is Exclude<VenueMessage['kind'], 'lost' | 'shown'> =>
  typeof kind === 'string' && PLAIN_KINDS.has(kind);
const isLoss = (reason: unknown): reason is Extract<VenueMessage, { kind: 'lost' }>['why'] =>
  typeof reason === 'string' && LOSSES.has(reason);

const isShownTime = (at: unknown): at is number | null =>
  at === null || (typeof at === 'number' && Number.isSafeInteger(at) && at >= 0);

/** A window message as the first one of a venue's page, or null for anything else. Origin and source are the caller's to test. */
export const readVenueReady = (data: unknown): VenueReady | null =>
  isRecord(data) && data.kind === 'ready' && data.version === FRAME_VERSION
    ? { kind: 'ready', version: FRAME_VERSION }
    : null;

/** Parses a message of the port; null for one that this version does not support. */
export function readVenueMessage(data: unknown): VenueMessage | null {
  if (!isRecord(data)) return null;
  const { kind, why, at } = data;
  if (isPlain(kind)) return { kind };
  if (kind === 'shown') return isShownTime(at) ? { kind, at } : null;
  return kind === 'lost' && isLoss(why) ? { kind, why } : null;
}
