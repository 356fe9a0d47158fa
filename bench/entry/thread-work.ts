import * as v from 'valibot';

const MS_IN_US = 1_000;

/** Event of Chromium's tracing, times in µs of the tracing clock; `X` is a complete event, which has a duration. */
const TraceEvent = v.object({
  name: v.string(),
  cat: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
});
type TraceEvent = v.InferOutput<typeof TraceEvent>;

const Trace = v.object({ traceEvents: v.array(TraceEvent) });

/** Kinds of main thread work, by the names that tracing gives them; the first match counts. */
const KINDS = {
  garbage: /GC/,
  compile: /compile|parsefunction/i,
  style: /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|UpdateLayer|HitTest|IntersectionObserver)/,
  markup: /^Parse(HTML|AuthorStyleSheet)/,
  script: /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|v8\.)/,
} as const;
type Kind = keyof typeof KINDS | 'other' | 'idle';

/** Time that a main thread spent on each kind of work, ms, between two moments of its page. */
export type ThreadWork = Readonly<Record<Kind, number>>;

/** Stretch of the page's clock in the trace's own times, µs. */
type Stretch = { readonly fromUs: number; readonly toUs: number };

const kindOf = (name: string): Kind => {
  for (const kind of ['garbage', 'compile', 'style', 'markup', 'script'] as const) {
    if (KINDS[kind].test(name)) return kind;
  }
  return 'other';
};

/** Returns the part of an event within the stretch, µs. */
const within = ({ ts, dur }: TraceEvent, { fromUs, toUs }: Stretch): number =>
  Math.max(0, Math.min(ts + dur, toUs) - Math.max(ts, fromUs));

/** Adds up what each event took itself, without those that happened inside it. */
function selfTimes(events: readonly TraceEvent[], stretch: Stretch): ThreadWork {
  const work = { garbage: 0, compile: 0, style: 0, markup: 0, script: 0, other: 0, idle: 0 };
  const open: TraceEvent[] = [];
  let busy = 0;
  for (const event of events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while ((open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= event.ts && open.length > 0) open.pop();
    const outer = open.at(-1);
    const took = within(event, stretch) / MS_IN_US;
    work[kindOf(event.name)] += took;
    if (outer) work[kindOf(outer.name)] -= took;
    else busy += took;
    open.push(event);
  }
  work.idle = (stretch.toUs - stretch.fromUs) / MS_IN_US - busy;
  return work;
}

/**
 * Reads from a trace what the main thread of a page did.
 * @param trace the JSON of Chromium's tracing
 * @param mark the name of a `performance.mark` of the page, set at `markedAt` of the page's clock, ms
 * @throws Error without that mark
 */
export function threadWork(
  trace: unknown,
  { mark, markedAt, from, to }: { mark: string; markedAt: number; from: number; to: number },
): ThreadWork {
  const { traceEvents } = v.parse(Trace, trace);
  const marked = traceEvents.find(({ cat, name }) => name === mark && cat.includes('user_timing'));
  if (!marked) throw new Error(`the trace has no mark ${mark}`);
  const ofThread = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === marked.pid && tid === marked.tid,
  );
  const us = (at: number) => marked.ts + (at - markedAt) * MS_IN_US;
  return selfTimes(ofThread, { fromUs: us(from), toUs: us(to) });
}
