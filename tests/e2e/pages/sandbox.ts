import type { APIRequestContext } from '@playwright/test';

export type Mischief = Record<string, unknown>;

/** The platform behind the site, as a tester drives it. */
export class SandboxDesk {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: Mischief): Promise<void> {
    const answer = await this.#request.post(`/sandbox/${path}`, { data });
    if (!answer.ok()) throw new Error(`/sandbox/${path} answered ${answer.status()}: ${await answer.text()}`);
  }

  /** Turns a fault on; it stays until `calm`. */
  break(fault: Mischief): Promise<void> {
    return this.#post('mischief', fault);
  }

  async calm(): Promise<void> {
    await this.#request.delete('/sandbox/mischief');
    await this.maintain(null);
    await this.venue('YBTY', { status: 0 });
    await this.#post('crowd', { rate: 2 });
    await this.oneSession(false);
  }

  /** A member by hand: `{ blocked }`, `{ endSessions }`, `{ dormantSince }`, `{ changeAsked }`. */
  account(name: string, change: Mischief): Promise<void> {
    return this.#post(`accounts/${name}`, change);
  }

  /** Whether a login ends the member's other sessions. */
  oneSession(on: boolean): Promise<void> {
    return this.#post('switches', { oneSession: on });
  }

  /** Closes the site, or opens it again. */
  maintain(maintenance: Mischief | null): Promise<void> {
    return this.#post('maintenance', { maintenance });
  }

  /** A venue by hand: `{ status }`, `{ displayed }`. */
  venue(code: string, change: Mischief): Promise<void> {
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

  say(roomNo: string, message: Mischief): Promise<void> {
    return this.#post(`rooms/${roomNo}/say`, message);
  }

  roomStatus(roomNo: string, status: -1 | 0 | 1 | null): Promise<void> {
    return this.#post(`rooms/${roomNo}`, { status });
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

  match(matchId: string, change: Mischief): Promise<void> {
    return this.#post(`matches/${matchId}`, change);
  }

  async #state(): Promise<object> {
    const state: unknown = await (await this.#request.get('/sandbox/state')).json();
    if (typeof state !== 'object' || state === null) throw new Error('no state');
    return state;
  }

  /** Football matches in play that an anchor casts. */
  async #castMatches(): Promise<readonly string[]> {
    const state = await this.#state();
    const cast: unknown = 'cast' in state ? state.cast : [];
    return Array.isArray(cast) ? cast.map(String) : [];
  }

  async liveMatch(index = 0): Promise<string> {
    const matchId = (await this.#castMatches())[index];
    if (matchId === undefined) throw new Error('nothing is being played');
    return matchId;
  }

  /** A match hours away: the ids of a league count up. */
  async upcomingMatch(): Promise<string> {
    return (await this.liveMatch()).replace(/\d+$/, (index) => String(Number(index) + 30));
  }

  /** How many of a call are being answered now, and how often it was asked since the platform began. */
  async calls(name: string): Promise<{ readonly asked: number; readonly open: number }> {
    const state = await this.#state();
    const all = 'calls' in state ? Object(state.calls) : {};
    return { asked: Number(all[name]?.asked ?? 0), open: Number(all[name]?.open ?? 0) };
  }

  async videoOrigins(): Promise<readonly string[]> {
    const state = await this.#state();
    const origins: unknown = 'videoOrigins' in state ? state.videoOrigins : [];
    return Array.isArray(origins) ? origins.map(String) : [];
  }

  /** How often a video domain was sent a token. */
  async tokenLeaks(): Promise<number> {
    const state = await this.#state();
    return 'tokenLeaks' in state ? Number(state.tokenLeaks) : Number.NaN;
  }

  /** Whether every balance of the ledger is the sum of its entries. */
  async ledgerIsSound(): Promise<boolean> {
    const answer: unknown = await (await this.#request.get('/sandbox/ledger/verify')).json();
    return typeof answer === 'object' && answer !== null && 'sound' in answer && answer.sound === true;
  }
}
