import { useMediaQuery } from '#kit/layout/use-media-query.ts';

/** Panes beside the video. `facts` combines statistics, line-ups and history, where three do not fit. */
export const PANES = [
  'chat',
  'odds',
  'bets',
  'facts',
  'stats',
  'lineups',
  'history',
  'anchor',
  'rank',
  'admin',
] as const;
export type Pane = (typeof PANES)[number];

type Shown = { readonly left: readonly Pane[]; readonly chat: readonly Pane[] };
/** `admin`: the viewer is one of the room's. `slip`: something is in the slip, which a room without a match has no prices for. */
type PaneContext = {
  readonly match: boolean;
  readonly anchor: boolean;
  readonly admin: boolean;
  readonly slip: boolean;
};

const BESIDE: readonly Pane[] = ['odds', 'bets', 'stats', 'lineups', 'history'];

type RoomWidth = 'narrow' | 'wide' | 'widest';

/** Returns the width of a room: from `wide` on it has panes beside the stage, below it they are tabs. */
export function useRoomWidth(): RoomWidth {
  const isWide = useMediaQuery('(width >= 1024px)');
  const isWidest = useMediaQuery('(width >= 1200px)');
  if (isWidest) return 'widest';
  return isWide ? 'wide' : 'narrow';
}

/** Returns the panes of a room of this width, the first one open. In theatre mode the left ones are moved. */
export function panesOf(
  width: RoomWidth,
  theatre: boolean,
  { match, anchor, admin, slip }: PaneContext,
): Shown {
  const sides = width === 'widest' && !theatre;
  const ruling: readonly Pane[] = admin ? ['admin'] : [];
  if (match && sides) return { left: BESIDE, chat: ['chat', 'rank', ...ruling] };
  const folded: readonly Pane[] = match ? ['odds', 'bets', 'facts'] : [];
  const about: readonly Pane[] = anchor && width === 'narrow' ? ['anchor'] : [];
  const bets: readonly Pane[] = slip && !match ? ['bets'] : [];
  return { left: [], chat: ['chat', ...folded, 'rank', ...about, ...bets, ...ruling] };
}
