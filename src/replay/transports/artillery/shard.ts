import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';

/** The senders of a plan that belong to one worker: every `of`-th one, from `index` on. */
export type Shard = { readonly index: number; readonly of: number };

/** Artillery passes each worker its number in every phase, from 1 on. */
const Phases = v.array(v.object({ worker: v.optional(v.number()), totalWorkers: v.optional(v.number()) }));

/** The shard that is the whole plan. */
export const FULL_PLAN: Shard = { index: 0, of: 1 };

function machineShardOf(text: string | undefined): Shard {
  if (text === undefined || text === '') return FULL_PLAN;
  const [, machine, machines] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [index, of] = [Number(machine) - 1, Number(machines)];
  if (index >= 0 && index < of) return { index, of };
  throw new UsageError(`COURTSIDE_SHARE is the how-manieth machine of how many, as in 2/3; got “${text}”`);
}

function workerShardOf(phases: unknown): Shard {
  const read = v.safeParse(Phases, phases);
  const { worker, totalWorkers } = (read.success && read.output[0]) || {};
  return worker && totalWorkers ? { index: worker - 1, of: totalWorkers } : FULL_PLAN;
}

/**
 * The shard of a worker, from Artillery's numbering on one machine and from `COURTSIDE_SHARE` on several machines.
 * @throws UsageError.
 */
export function shardOf(phases: unknown, machine: string | undefined): Shard {
  const [outer, inner] = [machineShardOf(machine), workerShardOf(phases)];
  return { index: outer.index * inner.of + inner.index, of: outer.of * inner.of };
}
