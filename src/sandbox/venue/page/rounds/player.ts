import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { nextState, type PageEvent, type PageState } from '../round.table.ts';
import { pause, type Scene } from '../scene.ts';
import { type VenueClient, VenueError } from '../venue-client.ts';

/** Callbacks with which the player displays a round. */
export type PlayerView = {
  state(state: PageState): void;
  /** Shows a message in place of a result. */
  showMessage(text: string): void;
  result(round: RoundView): void;
  played(answer: PlayedView): void;
};

type Ports = {
  readonly view: OpenView;
  readonly client: VenueClient;
  readonly scene: Scene;
  readonly shown: PlayerView;
  /** Shows that the visit cannot continue. */
  lost(error: VenueError): void;
};

export type Player = {
  /** Begins a round, if one may begin. */
  start(stake: bigint): Promise<void>;
  /** Shows a round that was settled in the background. */
  resume(round: RoundView): Promise<void>;
};

const REFUSALS: Readonly<Record<string, string>> = {
  BALANCE_SHORT: '余额不足，先转入再玩',
  VENUE_CLOSED: '场馆正在维护，暂时不能开始新的一局',
  TOO_SOON: '两局之间请稍等',
  NOT_ADMITTED: '这一局没有开始，没有扣款。原因见场边的提示',
  PLAN_OVER: '到了你为这次定的时间或金额，这一局没有开始，没有扣款',
  PLAN_SHORT: '超过你为这次定的最多投入，可以选小一点的金额',
  BAD_REQUEST: '这一局没有开始，请刷新后再试',
};
const ENDS_VISIT = new Set(['SESSION_ENDED', 'TICKET_USED', 'OFFLINE', 'NO_SEED']);

const asError = (thrown: unknown) => (thrown instanceof VenueError ? thrown : new VenueError('OFFLINE'));

/** Plays rounds one after another. */
export function createPlayer({ view, client, scene, shown, lost }: Ports): Player {
  let state: PageState = 'ready';
  const move = (event: PageEvent) => {
    state = nextState(state, event);
    shown.state(state);
  };
  const refuse = (thrown: unknown) => {
    const error = asError(thrown);
    if (ENDS_VISIT.has(error.code)) {
      move('lose');
      lost(error);
      return;
    }
    move('refused');
    shown.showMessage(REFUSALS[error.code] ?? '这一局没有开始');
  };
  const end = async (answer: PlayedView, startedAt: number) => {
    move('answered');
    await scene.show(answer.round, false);
    shown.result(answer.round);
    shown.played(answer);
    move('shown');
    // A result that was not shown to the end is shown again on return.
    client.see(answer.round.roundId).catch(() => undefined);
    await pause(Math.max(0, startedAt + view.cycleMs - performance.now()));
    move('rested');
  };
  return {
    async start(stake) {
      if (state !== 'ready') return;
      const startedAt = performance.now();
      move('start');
      scene.begin();
      const round = { requestId: crypto.randomUUID(), stake: String(stake), choice: scene.choice() };
      const answer = await client.play(round).catch(refuse);
      if (answer) await end(answer, startedAt);
      else scene.rest();
    },
    async resume(round) {
      await scene.show(round, true);
      shown.result(round);
      client.see(round.roundId).catch(() => undefined);
    },
  };
}
