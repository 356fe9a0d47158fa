import type { PlayerReport } from '#contract/community/video/video-view.ts';
import { hasSecondChance, isSecondStall, quickAfter, withFailedLine } from './failures.ts';
import type {
  PlayerFailure,
  Playing,
  Session,
  SessionContext,
  SessionEvent,
  SourceEvent,
  Verdict,
} from './session-state.ts';
import { ATTEMPT } from './timing.table.ts';

type Loss = Extract<SourceEvent, { is: 'lost' | 'lostTooOften' }>;
type FatalReport = Exclude<PlayerReport, { is: 'playing' } | { is: 'overtaken' }>;

function failureOf(report: FatalReport): PlayerFailure {
  switch (report.is) {
    case 'stalled':
    case 'ended':
      return { is: report.is };
    case 'failed':
      return { is: 'failed', code: report.code };
    default:
      return report satisfies never;
  }
}

/** An old signature or a stream that ended is excused once; a kind that cannot be played is no fault of the line. */
function verdictOn(cause: PlayerFailure, session: Session, lineId: string, atMono: number): Verdict {
  if (cause.is === 'failed' && cause.code === 'MEDIA_UNSUPPORTED') return 'unplayable';
  const isExcusable = cause.is === 'ended' || (cause.is === 'failed' && cause.code === 'MEDIA_EXPIRED');
  return isExcusable && hasSecondChance(session.failures, lineId, atMono) ? 'excused' : 'blamed';
}

/** Returns what a report that a source cannot continue means, and counts the failure of a line that is blamed. */
export function lossOf(
  { ports, registry }: SessionContext,
  session: Session,
  played: Playing,
  report: FatalReport,
): SessionEvent {
  const { lineId } = played.shown.view;
  const cause = failureOf(report);
  const online = ports.online();
  // The buffered video is played to its end; then the player reports a stall.
  if (cause.is === 'failed' && cause.code === 'NETWORK_ABNORMAL' && !online) return { is: 'networkLost' };
  const atMono = ports.clock.mono();
  const quick = online ? quickAfter(session.failures, atMono - played.startedAtMono) : session.failures.quick;
  const verdict = verdictOn(cause, session, lineId, atMono);
  if (verdict === 'blamed') registry.failed(lineId);
  const isTooOften = online && quick > ATTEMPT.quickPerLine * registry.views().length;
  return { is: isTooOften ? 'lostTooOften' : 'lost', cause, verdict, quick };
}

/**
 * Returns the quality for a video that stalls again soon: the next lower one of its source, as long as that includes video.
 * A quality that the viewer chose stays.
 */
function qualityAfterStall(
  { loweredQualityId, request, failures }: Session,
  { shown }: Playing,
  atMono: number,
) {
  if (request.qualityId !== null || !isSecondStall(failures, atMono)) return loweredQualityId;
  const { urls, qualities } = shown.current.source;
  const heightOf = (id: string) => qualities.find(({ qualityId }) => qualityId === id)?.height ?? 0;
  const below = urls
    .filter(
      ({ qualityId }) => heightOf(qualityId) > 0 && heightOf(qualityId) < heightOf(shown.view.qualityId),
    )
    .toSorted((left, right) => heightOf(right.qualityId) - heightOf(left.qualityId));
  return below[0]?.qualityId ?? loweredQualityId;
}

/** Remembers a stall; without a network it is the viewer's own. */
function withStall({ ports }: SessionContext, session: Session, played: Playing): Session {
  if (!ports.online()) return session;
  const stalledAtMono = ports.clock.mono();
  return {
    ...session,
    loweredQualityId: qualityAfterStall(session, played, stalledAtMono),
    failures: { ...session.failures, stalledAtMono },
  };
}

/** Remembers a loss for the next choices of line, kind and quality. */
export function withLoss(context: SessionContext, session: Session, played: Playing, loss: Loss): Session {
  const { lineId, type } = played.shown.view;
  const known = loss.cause.is === 'stalled' ? withStall(context, session, played) : session;
  const failures = { ...known.failures, quick: loss.quick };
  switch (loss.verdict) {
    case 'blamed':
      return {
        ...known,
        request: { ...known.request, lineId: null },
        failures: withFailedLine(failures, { lineId, kind: type }, context.registry.views()),
      };
    case 'excused':
      return { ...known, failures: { ...failures, excused: { lineId, atMono: context.ports.clock.mono() } } };
    case 'unplayable':
      return { ...known, failures: { ...failures, unplayable: new Set([...failures.unplayable, type]) } };
    default:
      return loss.verdict satisfies never;
  }
}
