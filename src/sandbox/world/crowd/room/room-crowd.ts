import type { TimedDraft } from '../later.ts';
import { type Mood, mood } from '../lines/mood.ts';
import type { Scene } from '../scene.ts';
import { type HostDiary, hostDiary, hostOn, hostTalk } from './host-talk.ts';
import { type RoomPorts, shareOrder, speaker, startGift, type Voices, voicesOf } from './room-voices.ts';
import { utter } from './utter.ts';

/** Shares of the events in a room other than talk. Members keep arriving at their own rate, however loud the room is. */
const WELCOME = 0.055;
const GIFT = 0.022;
const ORDER = 0.014;

/** The people of one room. */
export type RoomCrowd = {
  /** Returns the messages from one moment to the next, in chronological order. */
  step(scene: Scene, from: number, to: number): TimedDraft[];
  /** Simulates a recent event. */
  stir(now: number): void;
  /** Sends a gift to the anchor. @returns the number of resulting pushes; 0 where no anchor is on air */
  sendGift(scene: Scene, at: number): number;
};

function welcome({ pickPersona, next }: Voices, at: number): TimedDraft | null {
  const persona = pickPersona(next);
  return persona ? { ...speaker(persona), at, content: { msgType: 'welcome' } } : null;
}

/** Returns one event of a member at the current time. */
function happening(voices: Voices, { calm, topic }: Mood, scene: Scene, at: number): TimedDraft | null {
  const { next } = voices;
  const arriving = WELCOME * calm(at);
  const draw = next();
  if (draw < arriving) return welcome(voices, at);
  if (draw < arriving + ORDER) return shareOrder(voices, scene, at);
  if (draw > 1 - GIFT) {
    startGift(voices, scene, at);
    return null;
  }
  return utter(voices, scene, topic(at, next), at);
}

export function roomCrowd(ports: RoomPorts, since: number): RoomCrowd {
  const voices = voicesOf(ports, since);
  const { next, later } = voices;
  const diary: HostDiary = hostDiary(voices, since);
  const feeling = mood();

  function talk(scene: Scene, from: number, to: number): TimedDraft[] {
    const expected = (scene.rate * feeling.loudness(to) * (to - from)) / 1_000;
    const count = Math.floor(expected) + (next() < expected % 1 ? 1 : 0);
    const times = Array.from({ length: count }, () => Math.round(from + next() * (to - from)));
    times.sort((one, other) => one - other);
    return times.flatMap((at) => happening(voices, feeling, scene, at) ?? []);
  }

  return {
    step(scene, from, to) {
      for (const topic of feeling.update(scene.match, to)) {
        const hostDraft = hostOn(voices, scene, topic);
        if (hostDraft) later.add(hostDraft);
      }
      const drafts = [...talk(scene, from, to), ...hostTalk(voices, scene, diary, to), ...later.takeDue(to)];
      return drafts.sort((one, other) => one.at - other.at);
    },
    stir(now) {
      const lull = { kind: 'lull', side: 'none', player: '', leaves: '' } as const;
      feeling.stir({ ...lull, at: now, energy: 20, fade: 15_000 });
    },
    sendGift: (scene, at) => startGift(voices, scene, at),
  };
}
