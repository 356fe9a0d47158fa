import type { Random } from '#contract/units/random.ts';
import { between } from '#sandbox/world/matches/script/random-choice.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { ADMIN_LINES, HOST_LINES } from '#sandbox/world/seeds/seed-lines-room.ts';
import { betOn } from '../betting.ts';
import type { TimedDraft } from '../later.ts';
import { phrase } from '../lines/phrase.ts';
import type { Topic } from '../lines/topics.ts';
import { type Host, type Scene, slotsOf } from '../scene.ts';
import { speakableFrom } from '../talk.ts';
import { starOf, type Voices } from './room-voices.ts';

/** Seconds between unprompted messages of the anchor, of the admins, and order pushes. */
const TALK: Pause = [35, 75];
const ADMIN: Pause = [280, 520];
const PUSH: Pause = [400, 800];
/** Share of pushes that are reverted after a while. */
const REVERTED = 0.25;
const REVERT_AFTER: Pause = [40, 90];
const ADMIN_LEVEL = 5;

type Pause = readonly [least: number, most: number];

const wait = (next: Random, [least, most]: Pause) => Math.round(between(next, least, most) * 1_000);

/** Next due time of each kind of message. */
export type HostDiary = { talk: number; admin: number; push: number };

export const hostDiary = ({ next }: Voices, now: number): HostDiary => ({
  talk: now + wait(next, TALK) / 3,
  admin: now + wait(next, ADMIN) / 2,
  push: now + wait(next, PUSH) / 2,
});

const hostMessage = (
  { userId, nickname, avatar }: Host,
  at: number,
  content: TimedDraft['content'],
): TimedDraft => ({
  userId,
  username: nickname,
  avatar,
  level: 0,
  type: 1,
  at,
  content,
});

function adminMessage(text: string, at: number): TimedDraft {
  const username = '场边房管';
  return {
    userId: 'u-fangguan',
    username,
    avatar: artUrl('avatar', username),
    level: ADMIN_LEVEL,
    type: 2,
    at,
    content: { msgType: 'text', text },
  };
}

function hostLineFor(voices: Voices, scene: Scene, topic: Topic | null): string | null {
  const inPlay = scene.match?.phase === 'upcoming' ? 'upcoming' : 'lull';
  const lines = HOST_LINES[topic?.kind ?? (scene.match ? inPlay : 'studio')];
  const slots = slotsOf(scene, topic, 'none', starOf(voices, scene));
  const found = lines && speakableFrom(lines, slots, voices.next);
  return found ? phrase(found, slots, voices.next) : null;
}

/** The anchor on something that has just happened, some seconds after it; null for small things. */
export function hostOn(voices: Voices, scene: Scene, topic: Topic): TimedDraft | null {
  if (!scene.host || scene.interrupted || voices.next() > 0.25 + topic.energy / 5) return null;
  const text = hostLineFor(voices, scene, topic);
  const at = Math.round(topic.at + between(voices.next, 4_500, 9_000));
  return text ? hostMessage(scene.host, at, { msgType: 'text', text }) : null;
}

/** Returns an order push, together with its later revert if it will be reverted. */
function push(voices: Voices, scene: Scene, host: Host, at: number): TimedDraft[] {
  const { match } = scene;
  const orderId = `${voices.roomNo}-p${at}`;
  const order = match && betOn(match, voices.oddsOf(match.fixture.matchId), orderId, voices.next);
  if (!order) return [];
  if (voices.next() < REVERTED) {
    const back = at + wait(voices.next, REVERT_AFTER);
    voices.later.add(hostMessage(host, back, { msgType: 'revertOrderPush', orderId }));
  }
  return [hostMessage(host, at, { msgType: 'orderPush', order })];
}

/** Returns the unprompted messages of anchor and admins up to a time. */
export function hostTalk(voices: Voices, scene: Scene, diary: HostDiary, now: number): TimedDraft[] {
  const drafts: TimedDraft[] = [];
  const { host, interrupted } = scene;
  const { next } = voices;
  if (now >= diary.admin) {
    diary.admin = now + wait(next, ADMIN);
    drafts.push(adminMessage(ADMIN_LINES[Math.floor(next() * ADMIN_LINES.length)] ?? ADMIN_LINES[0], now));
  }
  if (!host || interrupted) return drafts;
  if (now >= diary.talk) {
    diary.talk = now + wait(next, TALK);
    const text = scene.match?.phase === 'ended' ? null : hostLineFor(voices, scene, null);
    if (text) drafts.push(hostMessage(host, now, { msgType: 'text', text }));
  }
  if (now >= diary.push) {
    diary.push = now + wait(next, PUSH);
    drafts.push(...push(voices, scene, host, now));
  }
  return drafts;
}
