import { between, integerBetween } from '#sandbox/world/matches/script/random-choice.ts';
import {
  LOCKED_TALK,
  ODDS_TALK,
  REPLIES,
  TO_ANCHOR,
  TO_STUDIO,
} from '#sandbox/world/seeds/seed-lines-room.ts';
import type { TimedDraft } from '../later.ts';
import { LINE_TABLES } from '../lines/line-tables.ts';
import { longLineKey } from '../lines/long-lines.ts';
import { phrase, type Slots } from '../lines/phrase.ts';
import type { Topic } from '../lines/topics.ts';
import type { Persona } from '../personas.ts';
import { type Scene, sideOf, slotsOf } from '../scene.ts';
import { briefOf, lineOf, speakableFrom } from '../talk.ts';
import { nextSpeaker, remember, speaker, starOf, type Voices } from './room-voices.ts';

/** Shares of messages: questions to all, replies to a member, messages to the anchor, prices, echoes. */
const QUESTION = 0.02;
const REPLY = 0.05;
const TO_HOST = 0.025;
const PRICES = 0.02;
const ECHO = 0.02;
const ECHO_AFTER_MS = 1_800;
/** Limits of repetition: no text longer than this is repeated while it is remembered, and none with the same beginning. */
const REPEATABLE = 4;
const ALIKE = 6;
/** People answer what they still see. */
const RECENT_LINES = 15;
const TRIES = 4;

type Utterance = { readonly text: string; readonly mentions?: string[] };

const isStale = ({ recent, longLines }: Voices, text: string, at: number) =>
  !longLines.isFresh(text, at) || recent.some((each) => each.text.slice(0, ALIKE) === text.slice(0, ALIKE));

function replyToMember(voices: Voices, persona: Persona, slots: Slots): Utterance | null {
  const others = voices.recent
    .slice(-RECENT_LINES)
    .filter((each) => each.persona !== persona && each.text.length > REPEATABLE);
  const other = others[Math.floor(voices.next() * others.length)]?.persona;
  const line = speakableFrom(REPLIES, slots, voices.next);
  if (!other || !line) return null;
  return { text: `@${other.username} ${phrase(line, slots, voices.next)}`, mentions: [other.userId] };
}

function toHost({ next }: Voices, { host, match }: Scene, slots: Slots): Utterance | null {
  const line = speakableFrom(match ? TO_ANCHOR : TO_STUDIO, slots, next);
  if (!host || !line) return null;
  return { text: `@${host.nickname} ${phrase(line, slots, next)}`, mentions: [host.userId] };
}

function aboutPrices(voices: Voices, { match }: Scene, slots: Slots, at: number): Utterance | null {
  const { next, oddsOf } = voices;
  const markets = match ? (oddsOf(match.fixture.matchId)?.markets ?? []) : [];
  const [win, total] = ['全场独赢', '全场大小'].map((name) => markets.find((market) => market.name === name));
  const [first, over] = [win?.selections[0], total?.selections[0]];
  if (!first || first.state === 'closed') return null;
  const locked = first.state === 'locked';
  const known = { ...slots, price: first.odds, over: over?.odds ?? '', total: over?.name.slice(2) ?? '' };
  const line = speakableFrom(locked ? LOCKED_TALK : ODDS_TALK, known, next);
  const text = line && phrase(line, known, next);
  return text && !isStale(voices, text, at) ? { text } : null;
}

/** Sends a question to the room; a reply follows after its typing time. */
function question(voices: Voices, scene: Scene, slots: Slots, at: number): Utterance | null {
  const { next, longLines } = voices;
  const { exchanges } = LINE_TABLES[scene.kind];
  const exchange = exchanges[Math.floor(next() * exchanges.length)];
  const questionLine = exchange && speakableFrom([exchange.question], slots, next);
  if (!exchange || !questionLine) return null;
  const text = phrase(questionLine, slots, next);
  if (!longLines.isFresh(text, at)) return null;
  answer(voices, exchange.answers, slots, at);
  return { text };
}

function answer(voices: Voices, lines: readonly string[], slots: Slots, at: number): void {
  const { next, later, longLines, pickPersona } = voices;
  let when = at;
  for (let remaining = integerBetween(next, 1, 2); remaining > 0; remaining--) {
    const persona = pickPersona(next);
    const line = speakableFrom(lines, slots, next);
    when += between(next, 3_000, 8_000);
    if (!persona || !line) continue;
    const text = phrase(line, slots, next);
    if (!longLines.isFresh(text, when)) continue;
    longLines.note(text, when);
    later.add({ ...speaker(persona), at: Math.round(when), content: { msgType: 'text', text } });
  }
}

/** Repeats a short text that another member has just sent; never a third time. */
function echo({ recent }: Voices, at: number): Utterance | null {
  const text = recent.findLast((each) => each.at + ECHO_AFTER_MS < at)?.text ?? '@';
  const once = recent.filter((each) => each.text === text).length === 1;
  return once && !text.startsWith('@') && longLineKey(text) === null ? { text } : null;
}

function special(voices: Voices, scene: Scene, persona: Persona, at: number): Utterance | null {
  const side = scene.match ? sideOf(persona.userId, scene.match.fixture.matchId) : 'none';
  const slots = slotsOf(scene, null, side, starOf(voices, scene));
  let draw = voices.next();
  const falls = (share: number) => {
    draw -= share;
    return draw < 0;
  };
  if (falls(QUESTION)) return question(voices, scene, slots, at);
  if (falls(REPLY)) return replyToMember(voices, persona, slots);
  if (falls(TO_HOST)) return toHost(voices, scene, slots);
  if (falls(PRICES)) return aboutPrices(voices, scene, slots, at);
  return falls(ECHO) ? echo(voices, at) : null;
}

function line(
  voices: Voices,
  scene: Scene,
  persona: Persona,
  topic: Topic | null,
  at: number,
): Utterance | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const star = starOf(voices, scene);
    const text = lineOf(persona, scene, topic, { next: voices.next, star, now: at, seed: voices.seed });
    if (text && (text.length <= REPEATABLE || !isStale(voices, text, at))) return { text };
  }
  const remark = briefOf(scene, topic, voices.next);
  return remark && longLineKey(remark) === null ? { text: remark } : null;
}

/** Sends one message, about the topic when there is one. */
export function utter(voices: Voices, scene: Scene, topic: Topic | null, at: number): TimedDraft | null {
  const persona = nextSpeaker(voices);
  if (!persona) return null;
  const busy = topic !== null && topic.energy > 3;
  const apart = busy ? null : special(voices, scene, persona, at);
  const utterance =
    apart && voices.longLines.isFresh(apart.text, at) ? apart : line(voices, scene, persona, topic, at);
  if (!utterance) return null;
  remember(voices, persona, utterance.text, at);
  const mentions = utterance.mentions?.length ? { mentions: utterance.mentions } : {};
  return { ...speaker(persona), at, content: { msgType: 'text', text: utterance.text, ...mentions } };
}
