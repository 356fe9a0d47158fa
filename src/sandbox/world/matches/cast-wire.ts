import type { MatchWire } from '#contract/models/match.ts';
import { type AnchorLookup, castersOf } from './casters.ts';
import type { MatchView } from './match-view.ts';
import { matchWire } from './match-wire.ts';

export type CastPorts = { readonly anchors: AnchorLookup; readonly now: () => number };

/** A match as it stands, with those who cast it. */
export const castWire =
  ({ anchors, now }: CastPorts) =>
  (view: MatchView): MatchWire => {
    const casting = castersOf(view.fixture).flatMap(({ anchorRoomId }) => {
      const anchor = anchors.find(anchorRoomId);
      if (!anchor) return [];
      return anchor.matchId === view.fixture.matchId
        ? [anchor]
        : view.phase === 'upcoming'
          ? [{ ...anchor, status: 0 as const, viewers: 0 }]
          : [];
    });
    return matchWire(view, casting, now());
  };
