import { useEffect, useReducer, useRef } from 'react';
import { type AppError, clientError, toAppError } from '#contract/errors.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { VenueLaunch } from '#contract/play/venue/schema.ts';
import { isFrameable } from '#contract/play/venue/venue-frame.ts';
import type { Currency } from '#contract/units/money.ts';
import { callCore } from '#core-client/core.ts';
import { type LaunchEvent, type LaunchStep, nextStep } from './launch.table.ts';

/** Why a game is not in its frame. */
export type LaunchFailure =
  | { readonly is: 'refused'; readonly error: AppError }
  | { readonly is: 'silent' | 'session' | 'offline' | 'keyboard' };

type State = {
  readonly step: LaunchStep;
  /** True if the second domain of the venue is used. */
  readonly second: boolean;
  readonly launch: VenueLaunch | null;
  readonly failure: LaunchFailure | null;
};
type Happening = { readonly event: LaunchEvent } & Partial<Omit<State, 'step'>>;

const START: State = { step: 'asking', second: false, launch: null, failure: null };
/** Time after which a page that has not opened is given up, ms; the other domain may respond. */
const VENUE_SILENT_MS = 10_000;

function happened(state: State, { event, ...changes }: Happening): State {
  const step = nextStep(state.step, event);
  return step === state.step && event !== 'launched' ? state : { ...state, ...changes, step };
}

type Wanted = { readonly game: Game; readonly demo: boolean; readonly currency: Currency };

const CALLS = {
  first: { real: 'venue.launch', demo: 'venue.demoLaunch' },
  second: { real: 'venue.secondLaunch', demo: 'venue.secondDemoLaunch' },
} as const;

/** @throws AppError BAD_ANSWER for an address of this site, whose page would have the rights of the site in its frame. */
async function launchOf(
  { game, demo, currency }: Wanted,
  second: boolean,
  last: VenueLaunch | null,
): Promise<VenueLaunch> {
  const launch = await callCore(CALLS[second ? 'second' : 'first'][demo ? 'demo' : 'real'], {
    venue: game.venue,
    gameId: game.gameId,
    currency,
    rollbackAddress: location.href,
    ...(last === null ? {} : { sessionId: last.sessionId }),
  });
  if (!isFrameable(launch.url, location.origin)) throw clientError('BAD_ANSWER', {});
  return launch;
}

/** Opens a game at its venue, again by the other domain where the first does not answer [3.02]. */
export function useLaunch(wanted: Wanted) {
  const { game, demo, currency } = wanted;
  const [state, dispatch] = useReducer(happened, START);
  const { step, second, launch } = state;
  const last = useRef(launch);
  useEffect(() => {
    last.current = launch;
  }, [launch]);

  useEffect(() => {
    if (step !== 'asking') return;
    let isCancelled = false;
    launchOf({ game, demo, currency }, second, last.current).then(
      (opened) => isCancelled || dispatch({ event: 'launched', launch: opened, failure: null }),
      (thrown) =>
        isCancelled || dispatch({ event: 'refused', failure: { is: 'refused', error: toAppError(thrown) } }),
    );
    return () => {
      isCancelled = true;
    };
  }, [step, second, game, demo, currency]);

  useEffect(() => {
    if (step !== 'loading') return;
    const timer = setTimeout(() => dispatch({ event: 'silent', failure: { is: 'silent' } }), VENUE_SILENT_MS);
    return () => clearTimeout(timer);
  }, [step]);

  return {
    ...state,
    opened: () => dispatch({ event: 'opened' }),
    reloaded: () => dispatch({ event: 'reloaded' }),
    lost: (is: 'session' | 'offline') => dispatch({ event: 'lost', failure: { is } }),
    took: () => dispatch({ event: 'took', failure: { is: 'keyboard' } }),
    again: (otherLine: boolean) =>
      dispatch({ event: 'again', second: otherLine ? !second : second, failure: null }),
  };
}

export type Launching = ReturnType<typeof useLaunch>;
