import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import type { FaultRuleInput } from '#sandbox/http/faults/fault-rule.ts';

/** Half past eight in the evening in Beijing, as a time of the day in UTC. */
const EVENING_MS = 12.5 * HOUR_MS;

const Waiting = v.object({
  letters: v.array(v.object({ messageId: v.string(), name: v.string(), isWaiting: v.boolean() })),
});

const Documents = v.object({
  identities: v.array(v.object({ userId: v.string(), name: v.string() })),
});

const Balances = v.object({
  members: v.array(v.object({ name: v.string(), balances: v.object({ CNY: v.string(), USDT: v.string() }) })),
});

export type AdminInput = Record<string, unknown>;

/** The platform behind the site, as a tester drives it. */
export class SandboxAdmin {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: object): Promise<void> {
    // An idle keep-alive connection may be closed just as it is reused; the request was then not executed.
    const answer = await this.#request.post(`/sandbox/${path}`, { data, maxRetries: 1 });
    if (!answer.ok()) throw new Error(`/sandbox/${path} answered ${answer.status()}: ${await answer.text()}`);
  }

  /** Turns a fault on; it stays until `resetOverrides`. */
  break(fault: FaultRuleInput): Promise<void> {
    return this.#post('faults', fault);
  }

  async resetOverrides(): Promise<void> {
    await this.#request.delete('/sandbox/faults', { maxRetries: 1 });
    await this.maintain(null);
    await this.venue('YBTY', { status: 0 });
    await this.#post('crowd', { rate: 2 });
    await this.oneSession(false);
    await this.siteParams({ login_verify_trigger_times: '3' });
  }

  /** Parameters of the first site, by key. */
  siteParams(params: Readonly<Record<string, string>>): Promise<void> {
    return this.#post('sites/5000', { params });
  }

  /** A member by hand: `{ blocked }`, `{ endSessions }`, `{ dormantSince }`, `{ changeRequested }`, `{ playedMinutes }`. */
  account(name: string, change: AdminInput): Promise<void> {
    return this.#post(`accounts/${name}`, change);
  }

  /** Blocks a member from activities, or unblocks them. */
  activityTag(name: string, tag: 'blacklist' | 'noLevel' | 'blackTag', on: boolean): Promise<void> {
    return this.#post('activities/tags', { name, tag, on });
  }

  /** Points of an operator for a member. */
  grantPoints(name: string, count: number): Promise<void> {
    return this.#post('activities/gifts', { is: 'points', name, count });
  }

  /** Decides a change requested by a member; the first one of a world has the number 1. */
  review(
    reviewId: number,
    decision: { readonly approve: true } | { readonly reject: string },
  ): Promise<void> {
    return this.#post(`reviews/${reviewId}`, decision);
  }

  /** Decides what a member applied for who wants to be an agent. */
  agent(
    applicationId: number,
    decision: { readonly approve: true } | { readonly reject: string },
  ): Promise<void> {
    return this.#post(`agents/${applicationId}`, decision);
  }

  /** Answers the letter of a member that waits for it. */
  async answerLetter(name: string, text: string): Promise<void> {
    const overview: unknown = await (await this.#request.get('/sandbox/overview', { maxRetries: 1 })).json();
    const { letters } = v.parse(Waiting, overview);
    const letter = letters.find((candidate) => candidate.name === name && candidate.isWaiting);
    if (!letter) throw new Error(`no letter of ${name} waits`);
    await this.#post(`letters/${letter.messageId}`, { text });
  }

  /** Decides the document that a member has handed in. */
  async identity(
    name: string,
    decision: { readonly accept: true } | { readonly reject: string; readonly words: string },
  ): Promise<void> {
    const overview: unknown = await (await this.#request.get('/sandbox/overview', { maxRetries: 1 })).json();
    const document = v.parse(Documents, overview).identities.find((candidate) => candidate.name === name);
    if (!document) throw new Error(`no document of ${name} waits`);
    await this.#post(`identities/${document.userId}`, decision);
  }

  /** Whether a login ends the member's other sessions. */
  oneSession(on: boolean): Promise<void> {
    return this.#post('switches', { oneSession: on });
  }

  /** Closes the site, or opens it again. */
  maintain(maintenance: AdminInput | null): Promise<void> {
    return this.#post('maintenance', { maintenance });
  }

  /** Adds acts of a member that activities count, at the time it is. */
  async acted(name: string, acts: Readonly<Record<string, number>>): Promise<void> {
    for (const [act, amount] of Object.entries(acts)) await this.#post('acts', { name, act, amount });
  }

  /** Advances the clock by the given time, ms; open pages adopt it with their next response. */
  advance(ms: number): Promise<void> {
    return this.#post('clock', { advance: ms });
  }

  /** Advances a parcel at the operator’s desk until it is shipped. */
  async shipParcel(parcelId: string): Promise<void> {
    await this.#post(`parcels/${parcelId}`, { step: 'pack' });
    await this.#post(`parcels/${parcelId}`, { step: 'ship', carrier: '顺丰速运', trackingNo: 'SF1390201' });
  }

  /** Sets how bets are decided: `{ delayMs }` for in-play bets, `{ next }` for the next one. */
  betting(change: AdminInput): Promise<void> {
    return this.#post('betting', change);
  }

  /** Prices of matches in play move this often, ms; null is as usual. */
  hurryPrices(everyMs: number | null): Promise<void> {
    return this.#post('odds', { everyMs });
  }

  /** A venue by hand: `{ status }`, `{ displayed }`. */
  venue(code: string, change: AdminInput): Promise<void> {
    return this.#post(`venues/${code}`, change);
  }

  /** The platform's clock, epoch ms. */
  async now(): Promise<number> {
    const state = await this.#state();
    return 'now' in state ? Number(state.now) : Number.NaN;
  }

  /** Chat messages a second of the simulated crowd. */
  crowd(rate: number): Promise<void> {
    return this.#post('crowd', { rate });
  }

  /** Posts a number of messages per second into one room, in addition to the crowd. */
  flood(roomNo: string, perSecond: number): Promise<void> {
    return this.#post('crowd', { flood: { roomNo, perSecond } });
  }

  sendMessage(roomNo: string, message: AdminInput): Promise<void> {
    return this.#post(`rooms/${roomNo}/say`, message);
  }

  roomStatus(roomNo: string, status: -1 | 0 | 1 | null): Promise<void> {
    return this.#post(`rooms/${roomNo}`, { status });
  }

  /** Pins a notice of the platform; an empty one removes the pinned notice. */
  notice(roomNo: string, text: string): Promise<void> {
    return this.#post(`rooms/${roomNo}/notice`, { text });
  }

  giftStorm(roomNo: string, perSecond: number, ms: number): Promise<void> {
    return this.#post('crowd', { giftStorm: { roomNo, perSecond, ms } });
  }

  stream(name: string, state: 'live' | 'ended'): Promise<void> {
    return this.#post(`streams/${name}`, { state });
  }

  anchor(anchorRoomId: string, status: 0 | 1 | 2 | null): Promise<void> {
    return this.#post(`anchors/${anchorRoomId}`, { status });
  }

  /** Sets the gift goal for the rooms of an anchor; null restores the anchor’s own one. */
  goal(
    anchorRoomId: string,
    goal: { readonly title: string; readonly target: number } | null,
  ): Promise<void> {
    return this.#post(`anchors/${anchorRoomId}/goal`, { goal });
  }

  /** Moves the world's clock on; pages that are open learn of it with their next answer. */
  advanceClock(ms: number): Promise<void> {
    return this.#post('clock', { advance: ms });
  }

  /** Moves the clock to the next evening in Beijing, when matches are played that anchors cast. */
  async advanceToEvening(): Promise<void> {
    const state = await this.#state();
    const now = 'now' in state ? Number(state.now) : Number.NaN;
    await this.advance((EVENING_MS + DAY_MS - (now % DAY_MS)) % DAY_MS);
  }

  /** A step of an operator in an activity: `openWindow` of the rain, `drawNow` of the draw. */
  activity(activityId: string, step: string): Promise<void> {
    return this.#post(`activities/${activityId}`, { step });
  }

  match(matchId: string, change: AdminInput): Promise<void> {
    return this.#post(`matches/${matchId}`, change);
  }

  async #state(): Promise<object> {
    const state: unknown = await (await this.#request.get('/sandbox/state', { maxRetries: 1 })).json();
    if (typeof state !== 'object' || state === null) throw new Error('no state');
    return state;
  }

  /** Football matches in play, those that an anchor casts first. */
  async castMatches(): Promise<readonly string[]> {
    const state = await this.#state();
    const cast: unknown = 'cast' in state ? state.cast : [];
    return Array.isArray(cast) ? cast.map(String) : [];
  }

  /** Returns the most popular anchor on air. */
  async liveAnchor(): Promise<string> {
    const state = await this.#state();
    const onAir: unknown = 'onAir' in state ? state.onAir : [];
    const [anchorRoomId] = Array.isArray(onAir) ? onAir.map(String) : [];
    if (anchorRoomId === undefined) throw new Error('no anchor is on air');
    return anchorRoomId;
  }

  async liveMatch(index = 0): Promise<string> {
    const matchId = (await this.castMatches())[index];
    if (matchId === undefined) throw new Error('nothing is being played');
    return matchId;
  }

  /** Returns a match days ahead: ids of a league increase, about sixteen a week. */
  async upcomingMatch(): Promise<string> {
    return (await this.liveMatch()).replace(/\d+$/, (index) => String(Number(index) + 10));
  }

  /** Returns the number of pending requests of a call and its total since the platform started. */
  async calls(name: string): Promise<{ readonly total: number; readonly open: number }> {
    const state = await this.#state();
    const all = 'calls' in state ? Object(state.calls) : {};
    return { total: Number(all[name]?.asked ?? 0), open: Number(all[name]?.open ?? 0) };
  }

  async videoOrigins(): Promise<readonly string[]> {
    const state = await this.#state();
    const origins: unknown = 'videoOrigins' in state ? state.videoOrigins : [];
    return Array.isArray(origins) ? origins.map(String) : [];
  }

  /** Returns how often a video domain received a token. */
  async tokenLeaks(): Promise<number> {
    const state = await this.#state();
    return 'tokenLeaks' in state ? Number(state.tokenLeaks) : Number.NaN;
  }

  /** Returns the balances of a member's centre wallet as the ledger has them, in each currency. */
  async balances(name: string): Promise<readonly string[]> {
    const overview: unknown = await (await this.#request.get('/sandbox/overview', { maxRetries: 1 })).json();
    const member = v.parse(Balances, overview).members.find((candidate) => candidate.name === name);
    if (!member) throw new Error(`no member ${name}`);
    return Object.values(member.balances);
  }

  /** Whether every balance of the ledger is the sum of its entries. */
  async ledgerIsSound(): Promise<boolean> {
    const answer: unknown = await (
      await this.#request.get('/sandbox/ledger/verify', { maxRetries: 1 })
    ).json();
    return typeof answer === 'object' && answer !== null && 'sound' in answer && answer.sound === true;
  }
}
