import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { RoomStore } from '#sandbox/world/rooms/room-store.ts';
import type { RoomCrowds } from './room-crowds.ts';
import type { Scene } from './scene.ts';

const BEFORE_MS = 120_000;
const STEP_MS = 1_000;

export type BeforePorts = {
  readonly life: MatchLife;
  readonly rooms: RoomStore;
  readonly crowds: RoomCrowds;
};

/** People were here before the world was: a room nobody ever wrote in gets the talk of its last minutes. */
export function talkBefore(
  { life, rooms, crowds }: BeforePorts,
  scenes: readonly Scene[],
  now: number,
): void {
  for (const scene of scenes) {
    const { roomNo, match: present } = scene;
    if (rooms.before(roomNo, null, 1).latestSeq > 0) continue;
    const crowd = crowds.of(roomNo, now - BEFORE_MS);
    for (let from = now - BEFORE_MS; from < now; from += STEP_MS) {
      const to = from + STEP_MS;
      const match = present && life.view(present.fixture.matchId, to);
      rooms.appendMany(roomNo, crowd.step({ ...scene, match }, from, to));
    }
  }
}
