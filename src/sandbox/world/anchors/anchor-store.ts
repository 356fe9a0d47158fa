import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { AnchorLookup, AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import { anchorMoment, anchorViewers, type OnAir, sessionBegan } from './anchor-day.ts';

/** Anchors on air and about to be. */
export type AnchorStore = AnchorLookup & {
  /** Anchors on air first by viewers, then interrupted, then upcoming. */
  list(): readonly AnchorWire[];
  /** Start of an anchor's current session, epoch ms; null off air, and for an unknown room. */
  onAirSince(anchorRoomId: string): number | null;
  /** Holds On0, On1 or On2 manually; null returns control to the anchor's schedule. Persisted. */
  holdStatus(anchorRoomId: string, status: 0 | 1 | 2 | null): boolean;
  /** Status that is held, or null when the anchor's schedule decides. */
  heldStatus(anchorRoomId: string): 0 | 1 | 2 | null;
};

export type AnchorPorts = {
  readonly db: DatabaseSync;
  readonly life: MatchLife;
  readonly now: () => number;
};

/** Anchors on air first, then interrupted, then upcoming. */
const ORDER: Readonly<Record<OnAir, number>> = { 1: 0, 2: 1, 0: 2 };

function heldStatuses(db: DatabaseSync) {
  const row = v.object({ id: v.string(), status: v.pipe(intColumn, v.picklist([0, 1, 2])) });
  const all = query(db, row, 'SELECT anchor_room_id AS id, status FROM world_anchor_held');
  const store = db.prepare('INSERT OR REPLACE INTO world_anchor_held VALUES (?, ?)');
  const lift = db.prepare('DELETE FROM world_anchor_held WHERE anchor_room_id = ?');
  const held = new Map<string, OnAir>(all.all().map(({ id, status }) => [id, status]));
  return {
    of: (id: string) => held.get(id),
    hold(id: string, status: OnAir | null) {
      if (status === null) {
        held.delete(id);
        lift.run(id);
      } else {
        held.set(id, status);
        store.run(id, status);
      }
    },
  };
}

/** Store of the anchors; statuses held by the operator are stored in the database. */
export function createAnchorStore({ db, life, now }: AnchorPorts): AnchorStore {
  const held = heldStatuses(db);

  function wire(anchor: AnchorSeed): AnchorWire {
    const { anchorRoomId, nickname, topic, followers } = anchor;
    const moment = anchorMoment(anchor, life, now());
    const status = held.of(anchorRoomId) ?? moment.status;
    return {
      anchorRoomId,
      userId: `anchor-${anchorRoomId}`,
      nickname,
      avatar: artUrl('avatar', nickname),
      cover: `${artUrl('studio', nickname)}?room=${Number(anchorRoomId) % 6}&set=${Number(anchorRoomId) % 4}`,
      title: anchor.title,
      topic,
      status,
      viewers: anchorViewers(anchor, status, now()),
      followers,
      matchId: moment.match?.fixture.matchId ?? null,
    };
  }

  const seedOf = (id: string) => ANCHORS.find(({ anchorRoomId }) => anchorRoomId === id);

  return {
    list: () =>
      ANCHORS.map(wire).sort(
        (one, other) => ORDER[one.status] - ORDER[other.status] || other.viewers - one.viewers,
      ),
    find(anchorRoomId) {
      const anchor = seedOf(anchorRoomId);
      return anchor ? wire(anchor) : null;
    },
    onAirSince(anchorRoomId) {
      const anchor = seedOf(anchorRoomId);
      if (!anchor) return null;
      const moment = anchorMoment(anchor, life, now());
      const status = held.of(anchorRoomId) ?? moment.status;
      return status === 0 ? null : sessionBegan(anchor, moment, now());
    },
    heldStatus: (anchorRoomId) => held.of(anchorRoomId) ?? null,
    holdStatus(anchorRoomId, status) {
      if (!seedOf(anchorRoomId)) return false;
      held.hold(anchorRoomId, status);
      return true;
    },
  };
}
