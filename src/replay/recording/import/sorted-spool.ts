import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLineWriter } from '#replay/recording/line-writer.ts';
import { textLines } from '#replay/recording/text-lines.ts';

/** Number of items held in memory before they are written to a temporary file. */
const RUN = 20_000;

/** Sorts any number of items by time, in constant memory (external merge sort). */
export type SortedSpool<Item> = {
  add(item: Item): Promise<void>;
  /** Yields all items by time, in the order of arrival at the same time. It may be called several times. */
  sorted(): AsyncGenerator<Item>;
  /** Deletes the temporary files. */
  remove(): Promise<void>;
};

type Head<Item> = { readonly rest: AsyncIterator<Item>; item: Item };

async function* merged<Item extends { readonly at: number }>(
  runs: readonly AsyncIterable<Item>[],
): AsyncGenerator<Item> {
  const heads: Head<Item>[] = [];
  for (const run of runs) {
    const rest = run[Symbol.asyncIterator]();
    const first = await rest.next();
    if (!first.done) heads.push({ rest, item: first.value });
  }
  for (;;) {
    const [head, ...others] = heads;
    if (!head) return;
    const earliest = others.reduce((best, other) => (other.item.at < best.item.at ? other : best), head);
    yield earliest.item;
    const next = await earliest.rest.next();
    if (next.done) heads.splice(heads.indexOf(earliest), 1);
    else earliest.item = next.value;
  }
}

/** Creates an empty spool. @param parse parses an item that was written as JSON */
export function sortedSpool<Item extends { readonly at: number }>(
  parse: (line: string) => Item,
  runLength = RUN,
): SortedSpool<Item> {
  const files: string[] = [];
  let folder: string | null = null;
  let held: Item[] = [];

  async function writeRun(): Promise<void> {
    folder ??= await mkdtemp(join(tmpdir(), 'courtside-import-'));
    const path = join(folder, `${files.length}.ndjson`);
    const writer = await openLineWriter(path);
    for (const item of held.sort((left, right) => left.at - right.at))
      await writer.write(`${JSON.stringify(item)}\n`);
    await writer.close();
    files.push(path);
    held = [];
  }
  async function* readRun(path: string): AsyncGenerator<Item> {
    for await (const { text } of textLines(path)) yield parse(text);
  }
  async function* heldRun(): AsyncGenerator<Item> {
    yield* held.sort((left, right) => left.at - right.at);
  }
  return {
    async add(item) {
      held.push(item);
      if (held.length >= runLength) await writeRun();
    },
    sorted: () => merged([...files.map(readRun), heldRun()]),
    async remove() {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}
