import { type Random, random } from '#contract/units/random.ts';
import type { Side } from '#sandbox/world/matches/match-store.ts';
import { playersOf } from '#sandbox/world/matches/script/players.ts';
import type { MatchOddsWire } from '#sandbox/world/odds/odds-store.ts';
import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';
import { betOn } from '../betting.ts';
import { type GiftWire, giftDrafts } from '../giving.ts';
import { type Later, later, type TimedDraft } from '../later.ts';
import { type LongLines, longLines } from '../lines/long-lines.ts';
import type { Persona } from '../personas.ts';
import type { Scene } from '../scene.ts';

/** Dependencies of a room's members. */
export type RoomPorts = {
  readonly seed: number;
  readonly roomNo: string;
  /** Draws one of the room's people. */
  readonly pickPersona: (next: Random) => Persona | undefined;
  readonly gifts: readonly GiftWire[];
  readonly oddsOf: (matchId: string) => MatchOddsWire | null;
};

/** State of one room's members: random source, memory and scheduled messages. */
export type Voices = RoomPorts & {
  readonly next: Random;
  readonly later: Later;
  readonly longLines: LongLines;
  /** Latest speakers, newest last. */
  readonly recent: { readonly persona: Persona; readonly text: string; readonly at: number }[];
  /** Number of orders shown so far, used to number them. */
  orders: number;
};

/** @param since arrival time of the room's members; another time gives another random sequence */
export const voicesOf = (ports: RoomPorts, since: number): Voices => ({
  ...ports,
  next: random(`${ports.seed} room ${ports.roomNo} ${since}`),
  later: later(),
  longLines: longLines(),
  recent: [],
  orders: 0,
});

export const speaker = ({ userId, username, avatar, level }: Persona): Omit<ChatDraft, 'content'> => ({
  userId,
  username,
  avatar,
  level,
  type: 0,
});

const MEMORY = 90;
/** Number of other messages before a member may speak again. */
const BREATH = 12;
const TRIES = 4;

/** Returns a member who has not spoken recently. */
export function nextSpeaker({ recent, pickPersona, next }: Voices): Persona | undefined {
  const breathing = recent.slice(-BREATH);
  let persona = pickPersona(next);
  for (let tries = 1; tries < TRIES && breathing.some((each) => each.persona === persona); tries++) {
    persona = pickPersona(next);
  }
  return persona;
}

/** Records a message and its sender, so that others can refer to it and no text is repeated at once. */
export function remember(voices: Voices, persona: Persona, text: string, at: number): void {
  const { recent } = voices;
  voices.longLines.note(text, at);
  recent.push({ persona, text, at });
  if (recent.length > MEMORY) recent.shift();
}

/** A player to talk about, of those who play for either side now. */
export function starOf({ seed, next }: Voices, { match }: Scene): string {
  if (!match) return '';
  const side: Side = next() < 0.55 ? 'home' : 'away';
  const players = playersOf(match.fixture, side, seed, match.changes);
  return players[Math.floor(next() * players.length)]?.name ?? '';
}

/** Starts a gift: the combo is scheduled. @returns the number of its pushes */
export function startGift(voices: Voices, { host }: Scene, at: number): number {
  const persona = voices.pickPersona(voices.next);
  if (!host || !persona) return 0;
  const combo = giftDrafts(persona, voices.gifts, host.nickname, at, voices.next);
  for (const push of combo) voices.later.add(push);
  return combo.length;
}

/** Shares a bet on the match. */
export function shareOrder(voices: Voices, { match }: Scene, at: number): TimedDraft | null {
  const persona = voices.pickPersona(voices.next);
  if (!match || !persona) return null;
  const orderId = `${voices.roomNo}-${at}-${voices.orders++}`;
  const order = betOn(match, voices.oddsOf(match.fixture.matchId), orderId, voices.next);
  return order && { ...speaker(persona), at, content: { msgType: 'order', order } };
}
