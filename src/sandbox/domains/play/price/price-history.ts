import type * as v from 'valibot';
import type { SelectionRef } from '#contract/play/bet/schema.ts';
import {
  BEFORE_MATCH_MS,
  HISTORY_SAMPLES_MAX,
  type PriceSpan,
  RECENT_MS,
} from '#contract/play/price/constants.ts';
import type { PriceHistory } from '#contract/play/price/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';
import type { World } from '#sandbox/world/world.ts';
import type { PriceHolds } from './price-holds.ts';

type HistoryWire = v.InferInput<typeof PriceHistory>;
type Ports = { readonly world: Pick<World, 'clock' | 'odds'>; readonly holds: PriceHolds };
type Asked = {
  readonly ref: { readonly [Name in keyof SelectionRef]: string };
  readonly venue: BookCode;
  readonly span: PriceSpan;
};

type Course = NonNullable<ReturnType<World['odds']['course']>>;

/** Returns the start of a span that ends at `to`, epoch ms. */
function startOf(span: PriceSpan, { kickOffAt }: Course, to: number): number {
  if (span === 'recent') return to - RECENT_MS;
  return kickOffAt < to ? kickOffAt : to - BEFORE_MATCH_MS;
}

/** Returns the times at which a span is looked up: at the interval of pricing, or a multiple of it for a long span. */
function sampleTimes(from: number, to: number, tickMs: number): { everyMs: number; times: number[] } {
  const ticks = Math.ceil((to - from) / tickMs / (HISTORY_SAMPLES_MAX - 2));
  const everyMs = Math.max(1, ticks) * tickMs;
  const count = Math.floor((to - from) / everyMs);
  const times = Array.from({ length: count + 1 }, (_, index) => from + index * everyMs);
  return { everyMs, times: times.at(-1) === to ? times : [...times, to] };
}

/** Returns the changes among prices in order. */
function changesOf(samples: HistoryWire['points']): HistoryWire['points'] {
  return samples.filter(({ odds }, index) => index === 0 || odds !== samples[index - 1]?.odds);
}

/**
 * Computes the course of a price: prices follow from the play and the time, so that every earlier one is computed again
 * exactly, and suspensions by hand are those on record. @throws Refusal NOT_FOUND for an unknown match
 */
export function priceHistory({ world: { clock, odds }, holds }: Ports, asked: Asked): HistoryWire {
  const { ref, venue, span } = asked;
  const now = clock.now();
  const course = odds.course(ref.matchId, now) ?? refuse('NOT_FOUND');
  const to = course.endedAt ?? now;
  const from = startOf(span, course, to);
  const { everyMs, times } = sampleTimes(from, to, odds.everyMs(course.kickOffAt <= to));
  const isHeld = holds.during({ ...ref, venue }, from, to);
  const samples = times.map((at) => ({
    at,
    odds: isHeld(at) ? null : odds.earlier(ref.matchId, { ...ref, book: venue, at }),
  }));
  const minuteAt = (at: number) => odds.course(ref.matchId, at)?.minute ?? null;
  return {
    venue,
    venueName: BOOKS[venue].name,
    from,
    to,
    kickOffAt: course.kickOffAt,
    isLive: course.kickOffAt <= to && course.endedAt === null,
    isOver: course.endedAt !== null,
    everyMs,
    points: changesOf(samples),
    goals: course.goals
      .filter(({ at }) => at >= from && at <= to)
      .map(({ at, score: [home, away] }) => ({ at, minute: minuteAt(at), home, away })),
    marks: [from, Math.round((from + to) / 2), to].map((at) => ({ at, minute: minuteAt(at) })),
  };
}
