import type {
  BetsRequest,
  OpenView,
  PictureView,
  PlayedView,
  PlayView,
  SeedsView,
  SwarmView,
  TableView,
  VenueFailure,
} from '#sandbox/domains/play/venue/venue-view.ts';

const PATIENCE_MS = 6_000;
const RETRY_MS = 1_200;
const TRIES = 6;

/** Error for a refusal by the venue, or for no response: `OFFLINE` after several attempts. */
export class VenueError extends Error {
  override readonly name = 'VenueError';
  readonly code: string;
  readonly waitMs: number;

  constructor(code: string, waitMs = 0) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function requestOnce(path: string, key: string, body: unknown): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const answer = await fetch(`/venue/api/${path}`, init).catch(() => null);
  return answer !== null && (answer.ok || answer.status === 409) ? answer : null;
}

/** Retries until there is a response: a request that must not take effect twice carries an id. @throws VenueError */
async function request<Answer>(
  path: string,
  key: string,
  body: unknown,
  onRetry: () => void,
  tries = TRIES,
): Promise<Answer> {
  for (let n = 1; n <= tries; n += 1) {
    const response = await requestOnce(path, key, body);
    if (response?.ok) {
      const answer: Answer = await response.json();
      return answer;
    }
    if (response) {
      const { error, waitMs }: VenueFailure = await response.json();
      throw new VenueError(error, waitMs);
    }
    onRetry();
    if (n < tries) await wait(RETRY_MS);
  }
  throw new VenueError('OFFLINE');
}

export type RoundRequest = {
  readonly requestId: string;
  readonly stake: string;
  readonly choice: number;
  readonly aim?: { readonly table: number; readonly fish: number };
};
/** A move of an open round; `index` counts the moves before it. */
export type MoveRequest = { readonly roundId: number; readonly index: number; readonly move: number };

/** The venue's answers to an open page. Every method throws VenueError. */
export type VenueClient = {
  play(round: RoundRequest): Promise<PlayedView>;
  move(move: MoveRequest): Promise<PlayedView>;
  /** State of a shared water; a lost answer is not requested again, as the next one follows. */
  swarm(): Promise<SwarmView>;
  see(roundId: number): Promise<unknown>;
  refresh(): Promise<PlayView>;
  changeSeed(clientSeed: string): Promise<SeedsView>;
};

/** Requests about a shared table. Every method throws VenueError. */
export type TableClient = {
  /** @param known number of the newest past issue that the page has */
  look(known: number): Promise<TableView>;
  place(request: BetsRequest): Promise<TableView>;
  withdraw(roundId: number): Promise<TableView>;
  takeOut(roundId: number): Promise<TableView>;
  picture(): Promise<PictureView>;
};

/** Trades a ticket for a visit. @param onRetry is called each time an answer is lost */
export async function openVisit(ticket: string, onRetry: () => void) {
  const view = await request<OpenView>('open', '', { ticket }, onRetry);
  const client: VenueClient = {
    play: (round) => request('round', view.key, round, onRetry),
    move: (move) => request('move', view.key, move, onRetry),
    swarm: () => request('swarm', view.key, {}, () => undefined, 1),
    see: (roundId) => request('seen', view.key, { roundId }, onRetry),
    refresh: () => request('look', view.key, {}, onRetry),
    changeSeed: (clientSeed) => request('seed', view.key, { clientSeed }, onRetry),
  };
  const tableClient: TableClient = {
    look: (known) => request('table', view.key, { known }, onRetry),
    place: (bets) => request('bets', view.key, bets, onRetry),
    withdraw: (roundId) => request('withdraw', view.key, { roundId }, onRetry),
    takeOut: (roundId) => request('take', view.key, { roundId }, onRetry),
    picture: () => request('picture', view.key, {}, onRetry),
  };
  return { view, client, tableClient };
}
