import type { AnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import type { AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import { castersOf } from '#sandbox/world/matches/calendar/casters.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { viewersOf } from '#sandbox/world/matches/wire/match-viewers.ts';
import { isTalkedAbout } from '#sandbox/world/rooms/room-state.ts';
import type { TableRoom } from '#sandbox/world/rooms/table-rooms.ts';
import type { RoomKind } from './lines/line-tables.ts';
import type { Host, Scene } from './scene.ts';

export type ScenePorts = {
  readonly life: MatchLife;
  readonly anchors: AnchorStore;
  readonly tables: readonly TableRoom[];
  readonly now: () => number;
};

const KIND = { 1: 'football', 2: 'basketball', 3: 'esports' } as const;
/** The quietest room writes this share of the loudest; between, less than in proportion. */
const LEAST = 0.08;
const FLATTEN = 0.7;

type UnratedScene = Omit<Scene, 'rate'> & { readonly viewers: number };

const kindOf = (match: MatchView | null): RoomKind =>
  match ? KIND[match.fixture.league.ballClassId] : 'studio';

const hostOf = ({ userId, nickname, avatar }: AnchorWire): Host => ({ userId, nickname, avatar });

function matchScene(match: MatchView, onAir: readonly AnchorWire[], now: number): UnratedScene {
  const { matchId } = match.fixture;
  const casters = castersOf(match.fixture).map(({ anchorRoomId }) => anchorRoomId);
  const host = onAir.find(
    (anchor) => anchor.status === 1 && anchor.matchId === matchId && casters[0] === anchor.anchorRoomId,
  );
  return {
    roomNo: `m-${matchId}`,
    kind: kindOf(match),
    match,
    host: host ? hostOf(host) : null,
    interrupted: match.phase === 'interrupted',
    viewers: viewersOf(match, now),
  };
}

function anchorScene(anchor: AnchorWire, life: MatchLife): UnratedScene {
  const match = anchor.matchId === null ? null : life.view(anchor.matchId);
  return {
    roomNo: `a-${anchor.anchorRoomId}`,
    kind: kindOf(match),
    match,
    host: hostOf(anchor),
    interrupted: anchor.status === 2,
    viewers: anchor.viewers,
  };
}

/** A table has no host who takes gifts, and no match to bet on. */
const tableScene = ({ roomNo, online }: TableRoom, now: number): UnratedScene => ({
  roomNo,
  kind: 'table',
  match: null,
  host: null,
  interrupted: false,
  viewers: online(now),
});

/**
 * Every room where people are, now.
 * @param loudest messages a second in the most watched one; the others write less, by their viewers
 */
export function scenesNow({ life, anchors, tables, now }: ScenePorts, loudest: number): Scene[] {
  const onAir = anchors.list().filter(({ status }) => status !== 0);
  const unratedScenes = [
    ...life
      .around()
      .filter(isTalkedAbout)
      .map((match) => matchScene(match, onAir, now())),
    ...onAir.map((anchor) => anchorScene(anchor, life)),
    ...tables.map((table) => tableScene(table, now())),
  ];
  const maxViewers = Math.max(1, ...unratedScenes.map(({ viewers }) => viewers));
  return unratedScenes.map(({ viewers, ...scene }) => ({
    ...scene,
    rate: loudest * Math.max(LEAST, (viewers / maxViewers) ** FLATTEN),
  }));
}
