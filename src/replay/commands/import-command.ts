import * as v from 'valibot';
import { ChatRoomNo } from '#contract/fields/ids.ts';
import { UsageError } from '#replay/cli/command.ts';
import { integerFlag, onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { type ImportCounts, importChat, skipTexts } from '#replay/recording/import/import-chat.ts';
import {
  type ImporterName,
  importerFor,
  importers,
  isImporterName,
} from '#replay/recording/import/importers.ts';
import { STRANGERS } from '#replay/recording/import/recorded-events.ts';
import { unlikelyLength } from '#replay/recording/recording-summary.ts';
import { textChunks } from '#replay/recording/text-lines.ts';
import { type Command, EXIT } from '../cli/command.ts';
import { KEY_VARIABLE, pseudonymKey } from '../recording/pseudonyms.ts';

/** The characters by which the kind of a file is detected. */
const HEAD = 8_192;

const FLAGS = {
  as: { type: 'string' },
  out: { type: 'string' },
  room: { type: 'string', default: 'm-1' },
  seed: { type: 'string', default: '1' },
  nameless: { type: 'boolean', default: false },
} as const;

async function headOf(path: string): Promise<string> {
  let head = '';
  for await (const chunk of textChunks(path)) {
    head += chunk;
    if (head.length >= HEAD) break;
  }
  return head.slice(0, HEAD);
}

async function kindOf(path: string, named: string | undefined): Promise<ImporterName> {
  if (named !== undefined && !isImporterName(named))
    throw new UsageError(`--as: there is no “${named}”, but ${Object.keys(importers).join(', ')}`);
  const kind = named ?? importerFor(await headOf(path));
  if (kind === null) throw new UsageError('the kind of this file is not clear: name it with --as');
  return kind;
}

function roomFrom(text: string): string {
  if (v.is(ChatRoomNo, text)) return text;
  throw new UsageError(`--room needs letters, digits, “-”, “:” or “_”, got “${text}”`);
}

/** Records of one single time from which a file is suspected to have no other times. */
const SUSPICIOUS = 10;

/** Remarks on times that are unlikely. */
function* timeLines({ imported, atOnce, durationMs }: ImportCounts): Generator<string> {
  if (atOnce >= SUSPICIOUS && atOnce > imported / 2)
    yield `times      ${atOnce} of ${imported} have one single time: their own times were not found`;
  const unlikely = unlikelyLength(durationMs);
  if (unlikely !== null) yield `times      ${unlikely}`;
}

/** Yields the import counts of the records, line by line. */
function* countLines(counts: ImportCounts): Generator<string> {
  const { read, imported, duplicate, skipped, alike, outOfOrder, nameless, notes } = counts;
  yield `read       ${read} records: ${imported} kept, ${duplicate} duplicate`;
  for (const text of skipTexts(skipped)) yield `skipped    ${text}`;
  if (alike > 0)
    yield `alike      ${alike} repeat the words of the same moment; without numbers they are kept`;
  yield `order      ${outOfOrder} came after a later one and were put in their place`;
  yield* timeLines(counts);
  for (const note of notes) yield `note       ${note}`;
  if (nameless > 0) yield `people     ${nameless} name no one: ${STRANGERS} invented people speak them`;
}

/** `import`. */
export const importCommand: Command = {
  usage: 'FILE --out FILE',
  summary: 'turns a chat of another place into a recording, its people under other names',
  examples: ['vod.json --out vod.ndjson.gz', 'chat.txt --as text-log --out chat.ndjson'],
  flags: `  --as KIND         what the file is, when it does not show:
${Object.entries(importers)
  .map(([name, { title }]) => `    ${name.padEnd(17)} ${title}`)
  .join('\n')}
  --room NO         the room its people are put in (m-1)
  --seed N          where in a second things happen, when the source tells seconds only (1)
  --nameless        accepts plain lines most of which name no one

${KEY_VARIABLE} in the environment gives the same people the same names in every recording.`,
  async run(args, { printLine, complain }) {
    const { values, positionals } = parseFlags(args, FLAGS);
    const path = onlyFile(positionals);
    const { out } = values;
    if (out === undefined) throw new UsageError('say where the recording goes with --out');
    const kind = await kindOf(path, values.as);
    const seed = integerFlag('seed', values.seed, 0, 2 ** 32 - 1);
    const key = pseudonymKey();
    const room = roomFrom(values.room);
    const counts = await importChat({ path, kind, out, room, seed, key, nameless: values.nameless });
    printLine(`kind       ${kind}`);
    for (const line of countLines(counts)) printLine(line);
    printLine(`written    ${out}`);
    if (!counts.truncated) return EXIT.ok;
    const where = counts.where === null ? '' : ` (${counts.where})`;
    complain(`the file breaks off${where}: the recording holds the ${counts.imported} events before`);
    return EXIT.failed;
  },
};
