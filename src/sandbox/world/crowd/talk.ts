import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { Random } from '#contract/units/random.ts';
import type { Side } from '#sandbox/world/matches/match-store.ts';
import { weighted } from '#sandbox/world/matches/script/random-choice.ts';
import type { Lines } from '#sandbox/world/seeds/room-lines.ts';
import { LINE_TABLES, type LineTable } from './lines/line-tables.ts';
import { isSpeakable, phrase, type Slots } from './lines/phrase.ts';
import type { Topic } from './lines/topics.ts';
import type { Persona } from './personas.ts';
import { type Scene, shapeSlots, sideOf, slotsOf } from './scene.ts';

type Stance = 'pro' | 'con' | 'neither';

/** Things the other side gains by. */
const AGAINST = ['yellowCard', 'redCard'];

/** Returns a speaker's attitude to a topic: glad, sorry or neither. */
function stanceTo(topic: Topic | null, side: Side | 'none', next: Random): Stance {
  if (side === 'none') return 'neither';
  if (!topic || topic.side === 'none') return next() < 0.6 ? 'pro' : 'con';
  return (topic.side === side) !== AGAINST.includes(topic.kind) ? 'pro' : 'con';
}

/** Delay after an event from which messages are sentences or thoughts; before that, single words. */
const SENTENCE_MS = 2_200;
const THOUGHT_MS = 6_000;

/** Returns the weighted lists of lines available at a given time after an event. */
function shelves(
  lines: Lines,
  { habit }: Persona,
  stance: Stance,
  age: number,
): [readonly string[], number][] {
  const { brief = [], any = [], expert = [], questions = [], pro = [], con = [] } = lines;
  const taste = {
    brief: { brief: 8, own: 1, any: 0.6, expert: 0, questions: 0 },
    plain: { brief: 1.2, own: 4, any: 4, expert: 0.2, questions: 0.3 },
    expert: { brief: 0.6, own: 1.5, any: 1.5, expert: 4, questions: 0 },
    asker: { brief: 2, own: 2, any: 2, expert: 0, questions: 3 },
  }[habit];
  const own = { pro, con, neither: [] }[stance];
  const offered: [readonly string[], number][] = [
    [brief, taste.brief],
    [own, age > SENTENCE_MS ? taste.own : taste.own / 8],
    [any, age > SENTENCE_MS ? taste.any : taste.any / 8],
    [expert, age > THOUGHT_MS ? taste.expert : 0],
    [questions, taste.questions],
  ];
  return offered.filter(([list]) => list.length > 0);
}

/** Homophones that are typed for one another. */
const SLIPS: Readonly<Record<string, string>> = {
  的: '得',
  在: '再',
  吗: '嘛',
  他: '她',
  那: '哪',
  球: '求',
  进: '近',
};
const EMOJI = ['😂', '🔥', '👏', '👍'] as const;

function slip(text: string, next: Random): string {
  const candidates = [...text].flatMap((character, index) => (character in SLIPS ? [index] : []));
  const slipIndex = candidates[Math.floor(next() * candidates.length)];
  return [...text]
    .map((character, index) => (index === slipIndex ? (SLIPS[character] ?? '') : character))
    .join('');
}

const OPENINGS = ['说实话，', '讲真，', '话说', '不过', '只能说', '哎，', '哈哈，'] as const;
const OPENED = 7;

/** The speaker's own way of typing it. */
function applyTypingStyle(text: string, { slips, tail, habit }: Persona, next: Random): string {
  let typed = next() < slips ? slip(text, next) : text;
  if (typed.length >= OPENED && !/[？?]$/.test(typed) && next() < 0.07) {
    typed = (OPENINGS[Math.floor(next() * OPENINGS.length)] ?? '') + typed;
  }
  // A score that is typed twice reads as another score.
  if (typed.length <= 3 && habit === 'brief' && next() < 0.12 && !typed.includes(':')) typed += typed;
  if (typed.length > 3 && /\p{Script=Han}$/u.test(typed) && next() < 0.3) typed += tail;
  if (next() < 0.03) typed += EMOJI[Math.floor(next() * EMOJI.length)] ?? '';
  return typed.slice(0, CHAT_TEXT_MAX);
}

/** Returns the kind of lines for a moment without recent events. */
function idleKind({ match, interrupted, kind }: Scene, next: Random): string {
  if (interrupted) return 'interrupted';
  if (!match || kind === 'studio') return 'lull';
  switch (match.phase) {
    case 'upcoming':
      return 'upcoming';
    case 'ended':
      return 'after';
    case 'interrupted':
      return 'interrupted';
    case 'halfTime':
      return next() < 0.75 ? 'halfTime' : 'lull';
    case 'first':
    case 'second': {
      const late = match.elapsedMs > 1.76 * match.script().periods.half;
      const draw = next();
      if (late && draw < 0.35) return 'late';
      if (draw < 0.12) return match.score[0] === match.score[1] ? 'draw' : 'lead';
      return 'lull';
    }
    default:
      return match.phase satisfies never;
  }
}

/** Being ahead is not something a team does at a moment, but it has a side. */
function leadTopic({ match }: Scene, at: number): Topic | null {
  if (!match || match.score[0] === match.score[1]) return null;
  const side = match.score[0] > match.score[1] ? 'home' : 'away';
  return { kind: 'lead', side, at, energy: 0, fade: 1, player: '', leaves: '' };
}

const TRIES = 4;

/** A line all of whose slots are filled; some moments have no player to name. */
export function speakableFrom(lines: readonly string[], slots: Slots, next: Random): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const line = lines[Math.floor(next() * lines.length)];
    if (line !== undefined && isSpeakable(line, slots)) return line;
  }
  return undefined;
}

/** Returns a brief remark, for a speaker without anything new to say. */
export function briefOf(scene: Scene, topic: Topic | null, next: Random): string | undefined {
  const { lines }: LineTable = LINE_TABLES[scene.kind];
  const remarks = (lines[topic?.kind ?? 'lull'] ?? lines.lull)?.brief ?? [];
  const line = speakableFrom(
    remarks.filter((remark) => !remark.includes('{')),
    {},
    next,
  );
  return line === undefined ? undefined : phrase(line, {}, next);
}

/** Circumstances of a line: a player to talk about, and the seed of the world. */
type Speaking = {
  readonly next: Random;
  readonly star: string;
  readonly now: number;
  readonly seed: number;
};

/** Returns one line of a persona, or null when no line fits. */
export function lineOf(
  persona: Persona,
  scene: Scene,
  topic: Topic | null,
  { next, star, now, seed }: Speaking,
): string | null {
  const table: LineTable = LINE_TABLES[scene.kind];
  const kind = topic?.kind ?? idleKind(scene, next);
  const about = kind === 'lead' ? leadTopic(scene, now) : topic;
  const side = scene.match ? sideOf(persona.userId, scene.match.fixture.matchId) : 'none';
  const lines = table.lines[kind] ?? table.lines.lull;
  const age = topic ? now - topic.at : THOUGHT_MS + 1;
  const offered = shelves(lines, persona, stanceTo(about, side, next), age);
  const shelf = weighted(next, offered, ([, taste]) => taste)?.[0];
  const slots: Slots = { ...slotsOf(scene, about, side, star), ...shapeSlots(scene, seed) };
  const line = speakableFrom(shelf ?? [], slots, next);
  return line === undefined ? null : applyTypingStyle(phrase(line, slots, next), persona, next);
}
