import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Tally } from '#replay/measure/tally.ts';
import type { AcknowledgedIn, PartTask, RoomRecords } from './part-task.ts';
import { ANSWERS, Answered, type AnswerTo, type Asking } from './part-words.ts';

/** Nearly all that an answer brings is garbage a moment later: with room for it, half as much is collected. */
const YOUNG_MB = 64;
const PROCESS = fileURLToPath(new URL('./part-process.ts', import.meta.url));

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

type Waiting = { answered(answer: unknown): void; failed(error: Error): void };

/** A part in another process of this machine. `args` are the flags of the plan, from which it lays out its own. */
export function forkPart(args: readonly string[]): PartLink {
  const child = fork(PROCESS, [...args], {
    serialization: 'json',
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${YOUNG_MB}`],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let over: Error | null = null;
  child.on('message', (word) => {
    const told = v.parse(Answered, word);
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ('failed' in told) asker?.failed(new Error(told.failed));
    else asker?.answered(told.answer);
  });
  const end = (error: Error) => {
    over ??= error;
    for (const asker of waiting.values()) asker.failed(over);
    waiting.clear();
  };
  child.on('error', end);
  child.on('exit', (code) => end(new Error(`a worker process ended with ${code}`)));
  const ask = async <const Word extends Asking>(word: Word): Promise<AnswerTo<Word['ask']>> => {
    if (over) throw over;
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<unknown>((answered, failed) => {
      waiting.set(id, { answered, failed });
      child.send({ id, ...word });
    });
    const schema: v.GenericSchema<unknown, AnswerTo<Word['ask']>> = ANSWERS[word.ask];
    return v.parse(schema, answer);
  };
  return {
    open: (task) => ask({ ask: 'open', task }),
    prepare: async () => void (await ask({ ask: 'prepare' })),
    play: async (startAt) => void (await ask({ ask: 'play', startAt })),
    stop: async () => void (await ask({ ask: 'stop' })),
    acknowledged: () => ask({ ask: 'acknowledged' }),
    tally: (records) => ask({ ask: 'tally', records }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
