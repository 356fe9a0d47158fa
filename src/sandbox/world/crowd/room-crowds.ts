import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { GiftWire } from './giving.ts';
import { audience, type Persona } from './personas.ts';
import { type RoomCrowd, roomCrowd } from './room-crowd.ts';

export type PeoplePorts = {
  readonly seed: number;
  readonly people: readonly Persona[];
  readonly gifts: readonly GiftWire[];
  readonly odds: OddsStore;
};

/** The people of every room that is open. */
export type RoomCrowds = {
  of(roomNo: string, since: number): RoomCrowd;
  /** The people of other rooms have gone home. */
  keepOnly(roomNos: ReadonlySet<string>): void;
};

export function roomCrowds({ seed, people, gifts, odds }: PeoplePorts): RoomCrowds {
  const crowds = new Map<string, RoomCrowd>();
  return {
    of(roomNo, since) {
      const known = crowds.get(roomNo);
      if (known) return known;
      const somebody = audience(people, roomNo);
      const crowd = roomCrowd({ seed, roomNo, somebody, gifts, oddsOf: odds.of }, since);
      crowds.set(roomNo, crowd);
      return crowd;
    },
    keepOnly(roomNos) {
      for (const roomNo of crowds.keys()) if (!roomNos.has(roomNo)) crowds.delete(roomNo);
    },
  };
}
