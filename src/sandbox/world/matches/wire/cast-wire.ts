import type { MatchWire } from '#contract/play/match/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { type AnchorLookup, castersOf } from '../calendar/casters.ts';
import type { MatchView } from '../match-view.ts';
import { matchWire } from './match-wire.ts';

export type CastPorts = { readonly anchors: AnchorLookup; readonly now: () => number };

/** A match as it is, with those who cast it; before it who will, with those who watch them meanwhile. */
export const castWire =
  ({ anchors, now }: CastPorts) =>
  (view: MatchView, siteId: SiteId | null = null): MatchWire => {
    const casting = castersOf(view.fixture).flatMap(({ anchorRoomId }) => {
      const anchor = anchors.find(anchorRoomId);
      if (!anchor) return [];
      if (anchor.matchId === view.fixture.matchId) return [anchor];
      return view.phase === 'upcoming' ? [{ ...anchor, status: 0 as const }] : [];
    });
    return matchWire(view, { anchors: casting, now: now(), siteId });
  };
