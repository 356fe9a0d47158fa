import { hash32 } from '#contract/units/random.ts';
import { segmentAt } from '#sandbox/video/clips/live-line.ts';
import type { Programme, Showing } from '#sandbox/video/clips/programme.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { type MatchAhead, withWeather } from '#sandbox/world/matches/match-ahead.ts';
import { courseOf } from './match-course.ts';
import { type Plan, planOf, type Style } from './match-plan.ts';
import { styleOf } from './styles.ts';

const MINUTE = 60_000;
/** Time the video begins before kick-off and continues after the end. */
const BEFORE = 40 * MINUTE;
const AFTER = 40 * MINUTE;

/** Streams do not begin their segments all at once. */
export const phaseOf = (stream: string): number => hash32(stream) % SEGMENT_MS;

type Planned = Plan & { readonly edits: number };

/** The plan up to a segment, and another from there on. */
function joined(plan: Plan, next: Plan): Plan {
  return {
    first: plan.first,
    showings: [...plan.showings.slice(0, next.first - plan.first), ...next.showings],
  };
}

/**
 * Returns the plan of a match. The whole script is known from the beginning; manual edits change only what comes after
 * them, from the next segment on.
 */
function planned(ahead: MatchAhead, style: Style, phaseMs: number): Planned {
  const { fixture, manualEdits, weather, pace } = ahead;
  const script = ahead.scriptWith(withWeather(manualEdits, weather));
  const last = manualEdits.at(-1)?.at ?? fixture.startAt;
  const end = Math.max(fixture.startAt, last) + (script.periods.fullTime * 1.2) / pace + AFTER;
  const until = segmentAt(end, phaseMs);
  const first = segmentAt(fixture.startAt - BEFORE, phaseMs);
  let plan = planOf(style, courseOf(ahead, weather), { from: first, until }, phaseMs);
  for (const [index, edit] of manualEdits.entries()) {
    const from = segmentAt(edit.at, phaseMs) + 1;
    if (from <= first || from >= until) continue;
    const edits = withWeather(manualEdits.slice(0, index + 1), weather);
    plan = joined(plan, planOf(style, courseOf(ahead, edits), { from, until }, phaseMs));
  }
  return { ...plan, edits: manualEdits.length };
}

/** Outside the match the same two clips alternate. */
function outside(style: Style, segment: number, isOver: boolean): Showing {
  const [clip = ''] = style.idle[isOver ? 'over' : 'before'];
  return {
    reel: style.shared,
    clip,
    part: ((segment % style.idleUnits) + style.idleUnits) % style.idleUnits,
  };
}

/**
 * Returns the video programme of a match; undefined for an unknown match. @param ahead returns the current state of the
 * match at each call
 */
export function matchProgramme(stream: string, ahead: () => MatchAhead | null): Programme | undefined {
  const known = ahead();
  if (!known) return undefined;
  const phaseMs = phaseOf(stream);
  const style = styleOf(known.fixture);
  let plan = planned(known, style, phaseMs);
  const current = () => {
    const now = ahead();
    if (now && now.manualEdits.length !== plan.edits) plan = planned(now, style, phaseMs);
    return plan;
  };
  return {
    phaseMs,
    showing(segment) {
      const { first, showings } = current();
      return showings[segment - first] ?? outside(style, segment, segment >= first);
    },
  };
}
