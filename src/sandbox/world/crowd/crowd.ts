import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { ChatDraft, RoomStore } from '#sandbox/world/rooms/room-store.ts';
import { flood } from './flood.ts';
import type { GiftWire } from './giving.ts';
import { audience, type Persona, personas } from './personas.ts';
import { type RoomCrowd, roomCrowd } from './room/room-crowd.ts';
import type { Scene } from './scene.ts';
import { type ScenePorts, scenesNow } from './scenes.ts';

/** Simulated people in the rooms. */
export type Crowd = {
  /** Average messages a second in the most watched room; the others follow by their viewers. */
  readonly rate: number;
  setRate(perSecond: number): void;
  /** Simulates an event: the room is loud for half a minute. */
  burst(roomNo: string): void;
  /** Sends the given number of gift pushes a second for some time, in combos of many senders; only where an anchor is on air. */
  giftStorm(roomNo: string, storm: { readonly perSecond: number; readonly ms: number }): void;
  /** Plain talk at an exact rate, for load; 0 ends it. */
  flood(roomNo: string, perSecond: number): void;
  /** Ends storms and floods; the rate is again what it was in the beginning. */
  calm(): void;
};

type PeoplePorts = {
  readonly seed: number;
  readonly people: readonly Persona[];
  readonly gifts: readonly GiftWire[];
  readonly odds: OddsStore;
};

/** The people of every room that is open. */
type RoomCrowds = {
  of(roomNo: string, since: number): RoomCrowd;
  /** Removes the crowds of all other rooms. */
  retainOnly(roomNos: ReadonlySet<string>): void;
};

function roomCrowds({ seed, people, gifts, odds }: PeoplePorts): RoomCrowds {
  const crowds = new Map<string, RoomCrowd>();
  return {
    of(roomNo, since) {
      const known = crowds.get(roomNo);
      if (known) return known;
      const pickPersona = audience(people, roomNo);
      const crowd = roomCrowd({ seed, roomNo, pickPersona, gifts, oddsOf: odds.of }, since);
      crowds.set(roomNo, crowd);
      return crowd;
    },
    retainOnly(roomNos) {
      for (const roomNo of crowds.keys()) if (!roomNos.has(roomNo)) crowds.delete(roomNo);
    },
  };
}

/** Gifts at a rate for some time. */
type Storms = {
  add(roomNo: string, perSecond: number, until: number): void;
  clear(): void;
  readonly any: boolean;
  /** Calls `sendGift` for the gifts that fall due from one moment to the next; it returns the number of gifts. */
  step(from: number, to: number, sendGift: (roomNo: string) => number): void;
};

type Storm = { readonly roomNo: string; readonly perSecond: number; readonly until: number; owed: number };

function giftStorms(): Storms {
  let storms: Storm[] = [];
  return {
    add(roomNo, perSecond, until) {
      storms.push({ roomNo, perSecond, until, owed: 0 });
    },
    clear() {
      storms = [];
    },
    get any() {
      return storms.length > 0;
    },
    step(from, to, sendGift) {
      storms = storms.filter(({ until }) => until > from);
      for (const storm of storms) {
        storm.owed += (storm.perSecond * (Math.min(to, storm.until) - from)) / 1_000;
        while (storm.owed >= 1) storm.owed -= Math.max(1, sendGift(storm.roomNo));
      }
    },
  };
}

const BEFORE_MS = 120_000;
const STEP_MS = 1_000;

type BeforePorts = {
  readonly life: MatchLife;
  readonly rooms: RoomStore;
  readonly crowds: RoomCrowds;
};

/** Fills a room without messages with the talk of its last minutes, as if members had been present before the world started. */
function talkBefore({ life, rooms, crowds }: BeforePorts, scenes: readonly Scene[], now: number): void {
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

/** A clock that jumped is not talked through from end to end. */
const LONGEST_STEP_MS = 2_000;
/** Interval at which the crowd is updated. */
const REFRESH_MS = 1_000;

export type CrowdPorts = ScenePorts &
  Omit<PeoplePorts, 'people'> & { readonly rooms: RoomStore; readonly rate: number };

type OpenScene = Scene & { readonly muted: ReadonlySet<string> };

/** The crowd follows the house rules: no messages in a closed room, nor from muted members. */
const openScenes = (ports: CrowdPorts, rate: number): readonly OpenScene[] =>
  scenesNow(ports, rate)
    .filter(({ roomNo }) => ports.rooms.status(roomNo).status === 1)
    .map((scene) => ({
      ...scene,
      muted: new Set(ports.rooms.muted(scene.roomNo).map(({ userId }) => userId)),
    }));

const unmuted = (drafts: readonly ChatDraft[], muted: ReadonlySet<string>) =>
  muted.size ? drafts.filter(({ userId }) => !muted.has(userId)) : drafts;

/** Sends one gift in an open room; returns the number of gifts. */
const createGiftSender =
  (scenes: readonly OpenScene[], crowds: RoomCrowds, from: number, to: number) => (roomNo: string) => {
    const scene = scenes.find((each) => each.roomNo === roomNo);
    return scene ? crowds.of(roomNo, from).sendGift(scene, to) : 0;
  };

/** Creates the members of the crowd, and the extra activity that an operator can request of them. */
function peopleOf(seed: number) {
  const people = personas(seed);
  const load = flood(seed, people);
  const storms = giftStorms();
  const clear = () => {
    for (const rush of [storms, load]) rush.clear();
  };
  return { people, load, storms, clear };
}

/** Creates the crowd. `step` advances all talk to the clock's current time; `forget` drops all planned and time-based state. */
export function createCrowd(ports: CrowdPorts): Crowd & { step(): void; forget(): void } {
  const { seed, rooms, now } = ports;
  const { people, load, storms, clear } = peopleOf(seed);
  const crowds = roomCrowds({ ...ports, people });
  let { rate } = ports;
  let [last, lookedAt] = [now(), now()];
  let scenes = openScenes(ports, rate);

  function refreshScenes(at: number): void {
    if (sinceMs(at, lookedAt) < REFRESH_MS) return;
    lookedAt = at;
    scenes = openScenes(ports, rate);
    crowds.retainOnly(new Set(scenes.map(({ roomNo }) => roomNo)));
  }

  function step(): void {
    const to = now();
    const from = Math.max(last, to - LONGEST_STEP_MS);
    last = to;
    if (to <= from) return;
    load.step(rooms, from, to);
    if (rate === 0 && !storms.any) return;
    refreshScenes(to);
    storms.step(from, to, createGiftSender(scenes, crowds, from, to));
    for (const { muted, ...scene } of scenes)
      rooms.appendMany(scene.roomNo, unmuted(crowds.of(scene.roomNo, from).step(scene, from, to), muted));
  }

  const setRate = (perSecond: number) => {
    rate = Math.max(0, perSecond);
    scenes = openScenes(ports, rate);
  };

  if (rate > 0) talkBefore({ ...ports, crowds }, scenes, last);
  return {
    get rate() {
      return rate;
    },
    setRate,
    burst: (roomNo) => crowds.of(roomNo, now()).stir(now()),
    giftStorm: (roomNo, { perSecond, ms }) => storms.add(roomNo, perSecond, now() + ms),
    flood: load.setRate,
    calm() {
      clear();
      setRate(ports.rate);
    },
    step,
    forget() {
      clear();
      crowds.retainOnly(new Set());
    },
  };
}
