import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';

/** The part of a plan that falls to one worker: every `of`-th sender, from `index` on. */
export type Share = { readonly index: number; readonly of: number };

/** Artillery tells a worker in each phase which it is, from 1 on. */
const Phases = v.array(v.object({ worker: v.optional(v.number()), totalWorkers: v.optional(v.number()) }));

export const WHOLE: Share = { index: 0, of: 1 };

function among(text: string | undefined): Share {
  if (text === undefined || text === '') return WHOLE;
  const [, machine, machines] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [index, of] = [Number(machine) - 1, Number(machines)];
  if (index >= 0 && index < of) return { index, of };
  throw new BadConfig(`COURTSIDE_SHARE is the how-manieth machine of how many, as in 2/3; got “${text}”`);
}

function workerOf(phases: unknown): Share {
  const read = v.safeParse(Phases, phases);
  const { worker, totalWorkers } = (read.success && read.output[0]) || {};
  return worker && totalWorkers ? { index: worker - 1, of: totalWorkers } : WHOLE;
}

/**
 * A worker's share, from what Artillery says of workers on one machine and from `COURTSIDE_SHARE` of several machines.
 * @throws BadConfig.
 */
export function shareOf(phases: unknown, machine: string | undefined): Share {
  const [outer, inner] = [among(machine), workerOf(phases)];
  return { index: outer.index * inner.of + inner.index, of: outer.of * inner.of };
}
