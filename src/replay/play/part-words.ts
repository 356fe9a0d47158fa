import * as v from 'valibot';
import { Tally } from '#replay/measure/tally.ts';
import { AcknowledgedIn, PartTask, RoomRecords } from './part-task.ts';

const id = v.number();

/** What the conductor of a run asks of a part in another process. Plain JSON: another host could be asked the same. */
export const Asked = v.variant('ask', [
  v.object({ id, ask: v.literal('open'), task: PartTask }),
  v.object({ id, ask: v.literal('prepare') }),
  /** `startAt` is epoch ms. */
  v.object({ id, ask: v.literal('play'), startAt: v.number() }),
  v.object({ id, ask: v.literal('stop') }),
  v.object({ id, ask: v.literal('acknowledged') }),
  v.object({ id, ask: v.literal('tally'), records: RoomRecords }),
]);
export type Asked = v.InferOutput<typeof Asked>;
type WithoutId<Word> = Word extends unknown ? Omit<Word, 'id'> : never;
export type Asking = WithoutId<Asked>;

/** The answer to each. */
export const ANSWERS = {
  /** The hash of the plan the part has laid out for itself. */
  open: v.string(),
  prepare: v.null(),
  play: v.null(),
  stop: v.null(),
  acknowledged: v.array(AcknowledgedIn),
  tally: Tally,
};
export type AnswerTo<Ask extends keyof typeof ANSWERS> = v.InferOutput<(typeof ANSWERS)[Ask]>;
