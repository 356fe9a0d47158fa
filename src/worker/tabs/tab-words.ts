import { filter, type Observable } from 'rxjs';
import type { OutputOf } from '#contract/calls/table.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { LineMemory } from '#contract/models/line-memory.ts';
import type { TabChannel } from '#worker/session/tab-channel.ts';
import type { TabLocks } from './tab-locks.ts';

export type ChatPage = OutputOf<'chat.offline'>;

/** What the cores of a browser tell each other about a room whose chat they share. */
export type RoomWord = { readonly roomNo: ChatRoomNo } /** This tab asks the platform from now on. */ & (
  | { readonly is: 'lead'; readonly hidden: boolean }
  /** This tab listens. */
  | { readonly is: 'here'; readonly hidden: boolean }
  /** The platform's answer to what comes after `afterSeq`. */
  | { readonly is: 'page'; readonly afterSeq: number; readonly page: ChatPage }
  | { readonly is: 'failed'; readonly code: ErrorCode }
);

export type ClockWord =
  | { readonly is: 'whatTime'; readonly question: string }
  /** Epoch ms of the server when this was said, and how wrong it may be, ms. */
  | { readonly is: 'time'; readonly question: string; readonly now: number; readonly errorMs: number };

/** What this tab has learnt of the video domains. */
export type LinesWord = { readonly is: 'lines'; readonly memory: LineMemory };

/** What the tab that asks about the site has heard: its API lines, or a refusal, which each must look at for itself. */
export type SiteWord =
  | { readonly is: 'siteLines'; readonly origins: readonly string[] }
  | { readonly is: 'siteRefused' };

/** Money of the member moved, or what is known of an intent did. */
export type MoneyWord = { readonly is: 'moneyMoved' } | { readonly is: 'intents' };

export type TabWord = RoomWord | ClockWord | LinesWord | SiteWord | MoneyWord;

/** The other tabs of this site, and the turns shared with them; null where the browser has no locks. */
export type Tabs = {
  readonly locks: TabLocks | null;
  readonly heard$: Observable<TabWord>;
  tell(word: TabWord): void;
};

/** The channel's name carries the version, so whatever has a name there is a word of this very build. */
const isWord = (heard: unknown): heard is TabWord =>
  typeof heard === 'object' && heard !== null && 'is' in heard;

/** Turns are named within `scope`, which is the channel's name too. */
export const tabsOver = (
  scope: string,
  channel: Omit<TabChannel, 'close'>,
  locks: TabLocks | null,
): Tabs => ({
  locks: locks && { hold: (name) => locks.hold(`${scope}.${name}`) },
  heard$: channel.heard$.pipe(filter(isWord)),
  tell: channel.tell,
});
