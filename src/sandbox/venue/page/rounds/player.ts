import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { nextState, type PageEvent, type PageState } from '../round.table.ts';
import { isOpenRound, pause, type Scene } from '../scene.ts';
import { type VenueClient, VenueError } from '../venue-client.ts';

/** Callbacks with which the player displays a round. */
export type PlayerView = {
  state(state: PageState): void;
  /** Shows a message in place of a result. */
  showMessage(text: string): void;
  /** Shows an open round, or the result of an ended one. */
  result(round: RoundView): void;
  /** The venue has answered to a round that began or ended. */
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
  /** Makes a move, if the round waits for one. */
  move(move: number): Promise<void>;
  /** Shows a round that was settled in the background, or one that waits for a move. */
  resume(round: RoundView): Promise<void>;
};

/** Texts of the refusals of the venue. */
const REFUSALS: Readonly<Record<string, string>> = {
  BALANCE_SHORT: '余额不足，先转入再玩',
  VENUE_CLOSED: '场馆正在维护，暂时不能开始新的一局',
  TOO_SOON: '两局之间请稍等',
  ROUND_OPEN: '上一局还没有结束，请先完成它',
  NOT_ADMITTED: '没有开始，没有扣款。原因见场边的提示',
  PLAN_OVER: '到了你为这次定的时间或金额，没有开始，没有扣款',
  PLAN_SHORT: '超过你为这次定的最多投入，可以选小一点的金额',
  BETS_CLOSED: '本期已经封盘，没有扣款',
  FISH_GONE: '晚了一步，这条鱼已被捕走或游走，没有扣款',
  RESULT_PUBLIC: '晚了一步，结果已经出来',
  BAD_REQUEST: '没有成功，请刷新后再试',
};
const NOTHING_TO_AIM_AT = '水里现在没有这种鱼，没有扣款，等下一条';
export const refusalText = ({ code }: VenueError): string => REFUSALS[code] ?? '没有成功，请稍后再试';

/** Refusals after which the visit cannot continue. */
export const ENDS_VISIT: ReadonlySet<string> = new Set([
  'SESSION_ENDED',
  'TICKET_USED',
  'OFFLINE',
  'NO_SEED',
]);

export const asError = (thrown: unknown) =>
  thrown instanceof VenueError ? thrown : new VenueError('OFFLINE');

/** State of the page’s round, and the open round that waits for a move. */
function createProgress({ scene, shown, lost }: Ports) {
  let state: PageState = 'ready';
  let open: RoundView | null = null;
  const step = (event: PageEvent) => {
    state = nextState(state, event);
    scene.moves?.enable(state === 'choosing' ? open : null);
    shown.state(state);
  };
  return {
    step,
    isReady: () => state === 'ready',
    /** The round that waits for a move now. */
    waiting: () => (state === 'choosing' ? open : null),
    /** Shows a round, open or ended. @returns whether it waits for a move */
    show(round: RoundView): boolean {
      open = isOpenRound(round) ? round : null;
      shown.result(round);
      return open !== null;
    },
    refuse(thrown: unknown) {
      const error = asError(thrown);
      if (ENDS_VISIT.has(error.code)) {
        step('lose');
        lost(error);
        return;
      }
      step('refused');
      shown.showMessage(refusalText(error));
    },
  };
}

/** Plays rounds one after another. */
export function createPlayer(ports: Ports): Player {
  const { view, client, scene, shown } = ports;
  const { step, isReady, waiting, show, refuse } = createProgress(ports);
  let startedAt = 0;
  const showAnswer = async (answer: PlayedView) => {
    const { round } = answer;
    step('answered');
    await scene.show(round, false);
    const isOpen = show(round);
    shown.played(answer);
    if (isOpen) return step('waits');
    step('shown');
    // A result that was not shown to the end is shown again on return.
    client.see(round.roundId).catch(() => undefined);
    await pause(Math.max(0, startedAt + view.cycleMs - performance.now()));
    step('rested');
  };
  return {
    async start(stake) {
      if (!isReady()) return;
      const aim = scene.aim?.();
      if (aim === null) return shown.showMessage(NOTHING_TO_AIM_AT);
      startedAt = performance.now();
      step('start');
      scene.begin();
      const chosen = { choice: scene.choice(), ...(aim ? { aim } : {}) };
      const round = { requestId: crypto.randomUUID(), stake: String(stake), ...chosen };
      const answer = await client.play(round).catch(refuse);
      if (answer) await showAnswer(answer);
      else scene.rest();
    },
    async move(move) {
      const round = waiting();
      if (!round?.next.includes(move)) return;
      step('move');
      const { roundId, moves } = round;
      const answer = await client.move({ roundId, index: moves.length, move }).catch(refuse);
      if (answer) await showAnswer(answer);
    },
    async resume(round) {
      await scene.show(round, true);
      if (show(round)) step('resumed');
      else client.see(round.roundId).catch(() => undefined);
    },
  };
}
