import type { MatchWire } from '#contract/models/match.ts';
import type { AnchorBook } from '#sandbox/world/anchors/anchor-book.ts';
import { castersOf } from '#sandbox/world/anchors/anchor-day.ts';
import type { MatchBook } from './match-book.ts';
import type { MatchLife } from './match-life.ts';
import type { MatchView } from './match-view.ts';
import { detailWire, matchWire } from './match-wire.ts';

export type MatchBookPorts = {
  readonly life: MatchLife;
  readonly anchors: AnchorBook;
  readonly now: () => number;
};

const GROUP = { first: 0, halfTime: 0, second: 0, interrupted: 0, upcoming: 1, ended: 2 } as const;

/** Live ones by viewers, upcoming by start, those over newest first. */
function byInterest(one: MatchWire, other: MatchWire): number {
  const group = GROUP[one.clockPhase];
  if (group !== GROUP[other.clockPhase]) return group - GROUP[other.clockPhase];
  if (group === 0) return other.viewers - one.viewers;
  return group === 1 ? one.startAt - other.startAt : other.startAt - one.startAt;
}

export function createMatchBook({ life, anchors, now }: MatchBookPorts): MatchBook {
  const wire = (view: MatchView) => {
    const casting = castersOf(view.fixture).flatMap(({ anchorRoomId }) => {
      const anchor = anchors.find(anchorRoomId);
      if (!anchor) return [];
      return anchor.matchId === view.fixture.matchId
        ? [anchor]
        : [{ ...anchor, status: 0 as const, viewers: 0 }];
    });
    return matchWire(view, casting, now());
  };

  return {
    list: (ballClassId) =>
      life
        .around()
        .filter(({ fixture }) => ballClassId === 0 || fixture.league.ballClassId === ballClassId)
        .map(wire)
        .sort(byInterest),
    find(matchId) {
      const view = life.view(matchId);
      return view && wire(view);
    },
    detail(matchId) {
      const view = life.view(matchId);
      return view && detailWire(view, wire(view), now());
    },
    score: life.score,
    sendOff: life.sendOff,
    setPhase: life.setPhase,
  };
}
