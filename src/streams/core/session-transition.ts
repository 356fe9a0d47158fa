import type { ErrorCode } from '#contract/errors.ts';
import { backOff } from '#timing/back-off.ts';
import { type Failures, noFailures, withoutFailures, withRestingKind } from './failures.ts';
import { changeCause, withLine } from './line-changes.ts';
import {
  type Choice,
  type LineSource,
  type Playing,
  playedOf,
  playingVideoOf,
  type SearchCause,
  type SearchEvent,
  type Searching,
  type Session,
  type SessionContext,
  type SessionEvent,
  type SourceEvent,
  shownOf,
} from './session-state.ts';
import { sessionStep } from './session-states.table.ts';
import { readyView } from './source.ts';
import { withLoss } from './source-loss.ts';
import { ATTEMPT } from './timing.table.ts';

/** Schedules the next attempt: after a random time below a doubling ceiling. The player shows the error meanwhile. */
function retrying({ ports }: SessionContext, session: Session, cause: SearchCause, code: ErrorCode): Session {
  const attempts = session.failures.attempts + 1;
  const waitMs = ATTEMPT.retryBase + Math.floor(backOff(ATTEMPT.backOff, attempts, ports.random));
  return {
    ...session,
    failures: { ...session.failures, attempts },
    state: { is: 'retrying', cause, code, retryAtMono: ports.clock.mono() + waitMs },
  };
}

/** Searches again from the platform's answer on: what plays may have changed. */
function searchedAgain(session: Session, cause: SearchCause): Session {
  return { ...session, state: { is: 'searching', cause, playing: null, shown: shownOf(session.state) } };
}

/** The end of a wait: for the network, for a live video, or for the next attempt. */
function afterWait(session: Session): Session {
  const { state } = session;
  switch (state.is) {
    case 'buffered':
      return searchedAgain(session, { is: 'online' });
    case 'offAir':
      return searchedAgain(session, { is: 'onAir' });
    case 'retrying':
      return searchedAgain(session, state.cause);
    case 'searching':
    case 'playing':
    case 'stopped':
      return session;
    default:
      return state satisfies never;
  }
}

const afterRefresh = ({ kinds }: SessionContext, failures: Failures): Failures => ({
  ...failures,
  unplayable: noFailures(kinds.cannot).unplayable,
});

/** Searches what the viewer chose. A quality is a part of what plays; every other choice begins from the start. */
function afterChoice(context: SessionContext, session: Session, choice: Choice): Session {
  const { state, request, failures } = session;
  const cause: SearchCause = { is: 'chosen', choice };
  if (choice.is === 'quality') {
    const { qualityId } = choice;
    return {
      ...session,
      request: { ...request, qualityId },
      state: { is: 'searching', cause, playing: playingVideoOf(state), shown: shownOf(state) },
    };
  }
  const known = choice.is === 'refresh' ? afterRefresh(context, failures) : failures;
  const lineId = choice.is === 'line' ? choice.lineId : request.lineId;
  const kind = choice.is === 'kind' ? choice.kind : request.kind;
  return {
    ...searchedAgain(session, cause),
    request: { ...request, lineId, kind },
    loweredQualityId: null,
    failures: withoutFailures({ ...known, quick: 0 }),
  };
}

/** A source as it plays, before its view is made. */
type Played = Omit<Playing, 'is' | 'shown'> & { readonly current: LineSource };

function playing(context: SessionContext, session: Session, played: Played): Session {
  const { cause, playing, current, standby, startedAtMono } = played;
  const view = readyView(context, session, { current, standby, playing });
  return {
    ...session,
    state: { is: 'playing', cause, playing, standby, startedAtMono, shown: { current, view } },
  };
}

/** The player gets another source, whose line may be another one. */
function afterFound(
  context: SessionContext,
  session: Session,
  { cause }: Searching,
  { current, playing: video, passed }: Extract<SearchEvent, { is: 'found' }>,
): Session {
  const { clock } = context.ports;
  const to = current.line;
  const listed = context.registry.views();
  const line = withLine(session, to, clock.now(), (from) => changeCause({ cause, passed, from, to, listed }));
  return playing(
    context,
    { ...session, ...line, sources: session.sources + 1 },
    { cause, playing: video, current, standby: null, startedAtMono: clock.mono() },
  );
}

function afterSearch(
  context: SessionContext,
  session: Session,
  searching: Searching,
  event: SearchEvent,
): Session {
  switch (event.is) {
    case 'answered':
      return { ...session, state: { ...searching, playing: event.playing } };
    case 'kindFailed':
      return { ...session, failures: withRestingKind(session.failures, event.kind) };
    case 'forgotten':
      return { ...session, failures: withoutFailures(session.failures) };
    case 'found':
      return afterFound(context, session, searching, event);
    case 'notLive':
      return { ...session, state: { is: 'offAir', cause: event.cause } };
    case 'unavailable':
      return retrying(context, session, searching.cause, event.code);
    case 'refused':
      return { ...session, state: { is: 'stopped', code: event.code } };
    default:
      return event satisfies never;
  }
}

/** Makes the standby line the current one; the source stays the same, so the player continues without interruption. */
function afterOvertaking(
  context: SessionContext,
  session: Session,
  played: Playing,
  { by, reason }: Extract<SourceEvent, { is: 'overtaken' }>,
): Session {
  const cause = { is: 'overtaken', reason } as const;
  return playing(
    context,
    {
      ...session,
      ...withLine(session, by.line, context.ports.clock.now(), () => cause),
      request: { ...session.request, lineId: null },
    },
    { ...played, cause, current: by, standby: null },
  );
}

function afterSource(
  context: SessionContext,
  session: Session,
  played: Playing,
  event: SourceEvent,
): Session {
  const { current } = played.shown;
  switch (event.is) {
    case 'renewed':
      return playing(context, session, { ...played, current: event.current });
    case 'standby':
      return event.standby || played.standby
        ? playing(context, session, { ...played, current, standby: event.standby })
        : session;
    case 'unrenewed':
      return searchedAgain(session, event);
    case 'firstFrame': {
      const { quick, attempts } = session.failures;
      const failures = withoutFailures({ ...session.failures, attempts: quick === 0 ? 0 : attempts });
      return { ...session, failures };
    }
    case 'overtaken':
      return afterOvertaking(context, session, played, event);
    case 'lost': {
      const video = event.verdict === 'excused' ? null : played.playing;
      const known = withLoss(context, session, played, event);
      return {
        ...known,
        state: { is: 'searching', cause: event.cause, playing: video, shown: played.shown },
      };
    }
    case 'lostTooOften':
      return retrying(context, withLoss(context, session, played, event), event.cause, 'MEDIA_NO_LINE');
    case 'networkLost':
      return { ...session, state: { is: 'buffered', played } };
    default:
      return event satisfies never;
  }
}

/**
 * Returns the session after an event, or the same one when its state ignores the event. The only effect is in what is
 * returned: lines are counted where the event is made.
 */
export function transition(context: SessionContext, session: Session, event: SessionEvent): Session {
  const { state } = session;
  if (sessionStep(state.is, event.is) === null) return session;
  switch (event.is) {
    case 'chosen':
      return afterChoice(context, session, event.choice);
    case 'noted':
      return { ...session, request: { ...session.request, qualityId: event.qualityId } };
    case 'due':
      return afterWait(session);
    case 'answered':
    case 'kindFailed':
    case 'forgotten':
    case 'found':
    case 'notLive':
    case 'unavailable':
    case 'refused':
      return state.is === 'searching' ? afterSearch(context, session, state, event) : session;
    default: {
      const played = playedOf(state);
      return played ? afterSource(context, session, played, event) : session;
    }
  }
}
