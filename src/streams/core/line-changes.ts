import type { LineChange, LineChangeCause, LineName } from '#contract/community/video/video-view.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { PassedLine, SearchCause } from './session-state.ts';

/** Changes kept of one room's video. */
const CHANGES_MAX = 20;

type Found = {
  readonly cause: SearchCause;
  readonly passed: ReadonlyMap<string, PassedLine>;
  readonly from: LineName;
  readonly to: LineName;
  readonly listed: readonly { readonly lineId: string }[];
};

/**
 * Returns why a search ended on another line: the trouble that began it; where none did, the viewer's choice of the line, or
 * the reason for which the line before did not give the source.
 */
export function changeCause({ cause, passed, from, to, listed }: Found): LineChangeCause {
  const wantedId = cause.is === 'chosen' && cause.choice.is === 'line' ? cause.choice.lineId : null;
  switch (cause.is) {
    case 'stalled':
    case 'ended':
    case 'failed':
    case 'unrenewed':
      return cause;
    case 'chosen':
    case 'opened':
    case 'onAir':
    case 'online': {
      if (wantedId === to.lineId) return { is: 'chosen' };
      const previousId = wantedId ?? from.lineId;
      const isListed = listed.some(({ lineId }) => lineId === previousId);
      return passed.get(previousId) ?? { is: isListed ? 'ranked' : 'withdrawn' };
    }
    default:
      return cause satisfies never;
  }
}

type Recorded = {
  readonly lastLine: LineName | null;
  readonly lineChanges: readonly LineChange[];
};

/** Records the line that plays now, and the change when another one played before. */
export function withLine(
  { lastLine, lineChanges }: Recorded,
  { lineId, name }: LineName,
  at: ServerTime,
  causeFrom: (from: LineName) => LineChangeCause,
): Recorded {
  const to = { lineId, name };
  if (lastLine === null || lastLine.lineId === lineId) return { lastLine: to, lineChanges };
  const change = { at, from: lastLine, to, cause: causeFrom(lastLine) };
  return { lastLine: to, lineChanges: [...lineChanges.slice(1 - CHANGES_MAX), change] };
}
