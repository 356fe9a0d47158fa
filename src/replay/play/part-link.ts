import * as v from 'valibot';
import type { Tally } from '#replay/measure/tally.ts';
import type { AcknowledgedIn, PartTask, RoomRecords } from './part-task.ts';
import { ANSWERS, type AnswerTo, type Asked, type Asking } from './part-words.ts';

/** A part of a run, wherever it is played. Everything it says is plain JSON. */
export type PartLink = {
  /** @returns the hash of the plan as the part laid it out. */
  open(task: PartTask): Promise<string>;
  prepare(): Promise<void>;
  /** `startAt` is epoch ms. Resolves when everything was sent and answered. */
  play(startAt: number): Promise<void>;
  stop(): Promise<void>;
  acknowledged(): Promise<readonly AcknowledgedIn[]>;
  tally(records: RoomRecords): Promise<Tally>;
  close(): void;
};

/** A part at the other end of a channel that takes the words of a part and brings their answers. */
export function partLinkOver(channel: (question: Asking) => Promise<unknown>, close: () => void): PartLink {
  const ask = async <const Word extends Asking>(word: Word): Promise<AnswerTo<Word['ask']>> => {
    const schema: v.GenericSchema<unknown, AnswerTo<Word['ask']>> = ANSWERS[word.ask];
    return v.parse(schema, await channel(word));
  };
  return {
    open: (task) => ask({ ask: 'open', task }),
    prepare: async () => void (await ask({ ask: 'prepare' })),
    play: async (startAt) => void (await ask({ ask: 'play', startAt })),
    stop: async () => void (await ask({ ask: 'stop' })),
    acknowledged: () => ask({ ask: 'acknowledged' }),
    tally: (records) => ask({ ask: 'tally', records }),
    close,
  };
}

/** Asks a part what a word from afar asks. */
export async function relay(part: PartLink, asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'open':
      return part.open(asked.task);
    case 'prepare':
      return part.prepare();
    case 'play':
      return part.play(asked.startAt);
    case 'stop':
      return part.stop();
    case 'acknowledged':
      return part.acknowledged();
    case 'tally':
      return part.tally(asked.records);
    default:
      return asked satisfies never;
  }
}
