import * as v from 'valibot';

const id = v.number();

/** What comes back for a question of that number. */
const Answered = v.union([v.object({ id, answer: v.unknown() }), v.object({ id, failed: v.string() })]);

type Waiting = { answered(answer: unknown): void; failed(error: Error): void };

/** Questions over a channel of plain JSON, each with its own answer however they come back. */
export type Asker = {
  /** @throws Error with the other side's words, or when the channel has ended. */
  ask(question: object): Promise<unknown>;
  /** Takes what the channel brings. @throws ValiError for anything but an answer. */
  hear(word: unknown): void;
  /** The channel is no more: whoever waits is told why, and whoever asks later. */
  end(why: Error): void;
};

export function createAsker(send: (word: object) => void): Asker {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let over: Error | null = null;
  return {
    async ask(question) {
      if (over) throw over;
      lastId += 1;
      const number = lastId;
      return new Promise<unknown>((answered, failed) => {
        waiting.set(number, { answered, failed });
        send({ id: number, ...question });
      });
    },
    hear(word) {
      const told = v.parse(Answered, word);
      const asker = waiting.get(told.id);
      waiting.delete(told.id);
      if ('failed' in told) asker?.failed(new Error(told.failed));
      else asker?.answered(told.answer);
    },
    end(why) {
      over ??= why;
      for (const asker of waiting.values()) asker.failed(over);
      waiting.clear();
    },
  };
}

/** The answer to a question, as the asker hears it. Never rejects. */
export async function answerTo(id: number, work: () => Promise<unknown>): Promise<object> {
  try {
    return { id, answer: (await work()) ?? null };
  } catch (thrown) {
    return { id, failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
