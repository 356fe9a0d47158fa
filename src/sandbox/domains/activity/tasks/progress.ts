import type { ActivityTask, TaskMeasure } from '#contract/activity/schema/task.ts';
import type { ActSpan, Acts } from '#sandbox/domains/ground/act/acts.ts';

/** Span of all acts of a member. */
export const EVER = { from: 0, until: Number.MAX_SAFE_INTEGER } as const;

/** Returns the registration time of a member, epoch ms; null for one from before it was recorded. */
export const joinedAt = (acts: Pick<Acts, 'things'>, userId: string): number | null =>
  acts.things(userId, 'joined', EVER)[0]?.at ?? null;

/** Requirement of a task. */
export type TaskPlan = { readonly measure: TaskMeasure; readonly needed: number };

/** Hundredths of a yuan in one. */
const CENTS = 100n;

type Reads = Pick<Acts, 'things' | 'sum'>;

function counted(acts: Reads, userId: string, span: ActSpan, measure: TaskMeasure): number {
  switch (measure) {
    case 'watch':
    case 'chat':
      return Number(acts.sum(userId, measure, span));
    case 'stake':
      return Number((acts.sum(userId, 'bet', span) + acts.sum(userId, 'play', span)) / CENTS);
    case 'multiple':
      return acts.things(userId, 'bet', span).filter(({ way }) => way !== 'single').length;
    case 'bet':
    case 'gift':
    case 'signIn':
    case 'guess':
    case 'follow':
    case 'phone':
    case 'withdrawPassword':
    case 'payee':
    case 'limit':
      return acts.things(userId, measure, span).length;
  }
}

/** Returns a member's progress with a task by their acts in a span: a fold, so that repeated calls change nothing. */
export function progressOf(
  acts: Reads,
  userId: string,
  span: ActSpan,
  { measure, needed }: TaskPlan,
): ActivityTask {
  const done = Math.max(0, counted(acts, userId, span, measure));
  return { measure, done: Math.min(done, needed), needed };
}

/** Reports whether the requirement is met. */
export const isDone = ({ done, needed }: Pick<ActivityTask, 'done' | 'needed'>): boolean => done >= needed;
