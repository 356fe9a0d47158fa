import { sinceMs } from '#sandbox/base/since.ts';
import type { ChatDraft, RoomStore } from '#sandbox/world/rooms/room-store.ts';
import type { Crowd } from './crowd.ts';
import { flood } from './flood.ts';
import { personas } from './personas.ts';
import { type PeoplePorts, type RoomCrowds, roomCrowds } from './room-crowds.ts';
import type { Scene } from './scene.ts';
import { type ScenePorts, scenesNow } from './scenes.ts';
import { giftStorms } from './storms.ts';
import { talkBefore } from './talk-before.ts';

/** A clock that jumped is not talked through from end to end. */
const LONGEST_STEP_MS = 2_000;
/** People look up so often. */
const LOOK_MS = 1_000;

export type CrowdPorts = ScenePorts &
  Omit<PeoplePorts, 'people'> & { readonly rooms: RoomStore; readonly rate: number };

type OpenScene = Scene & { readonly muted: ReadonlySet<string> };

/** The crowd keeps the house rules: nobody talks in a closed room, nor while muted. */
const openScenes = (ports: CrowdPorts, rate: number): readonly OpenScene[] =>
  scenesNow(ports, rate)
    .filter(({ roomNo }) => ports.rooms.status(roomNo).status === 1)
    .map((scene) => ({
      ...scene,
      muted: new Set(ports.rooms.muted(scene.roomNo).map(({ userId }) => userId)),
    }));

const unmuted = (said: readonly ChatDraft[], muted: ReadonlySet<string>) =>
  muted.size ? said.filter(({ userId }) => !muted.has(userId)) : said;

/** Gives once in a room that is open; says how many gifts it was. */
const giveIn =
  (scenes: readonly OpenScene[], crowds: RoomCrowds, from: number, to: number) => (roomNo: string) => {
    const scene = scenes.find((each) => each.roomNo === roomNo);
    return scene ? crowds.of(roomNo, from).give(scene, to) : 0;
  };

/** Everybody there is, and what an operator asks of them beside their own talk. */
function peopleOf(seed: number) {
  const people = personas(seed);
  const load = flood(seed, people);
  const storms = giftStorms();
  const clear = () => {
    for (const rush of [storms, load]) rush.clear();
  };
  return { people, load, storms, clear };
}

/** `step` lets everybody talk on to the clock's now; `forget` drops all that is planned or noted by time. */
export function createCrowd(ports: CrowdPorts): Crowd & { step(): void; forget(): void } {
  const { seed, rooms, now } = ports;
  const { people, load, storms, clear } = peopleOf(seed);
  const crowds = roomCrowds({ ...ports, people });
  let { rate } = ports;
  let [last, lookedAt] = [now(), now()];
  let scenes = openScenes(ports, rate);

  function look(at: number): void {
    if (sinceMs(at, lookedAt) < LOOK_MS) return;
    lookedAt = at;
    scenes = openScenes(ports, rate);
    crowds.keepOnly(new Set(scenes.map(({ roomNo }) => roomNo)));
  }

  function step(): void {
    const to = now();
    const from = Math.max(last, to - LONGEST_STEP_MS);
    last = to;
    if (to <= from) return;
    load.step(rooms, from, to);
    if (rate === 0 && !storms.any) return;
    look(to);
    storms.step(from, to, giveIn(scenes, crowds, from, to));
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
      crowds.keepOnly(new Set());
    },
  };
}
