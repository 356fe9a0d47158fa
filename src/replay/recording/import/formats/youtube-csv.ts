import { BadRecording } from '#contract/recording/recording-line.ts';
import { TruncatedFile, textChunks } from '#replay/recording/text-lines.ts';
import { type ImportedRecord, type Importer, namesAmong, type Skipped, textRecord } from '../importer.ts';

const CELL_MAX = 1024 * 1024;
const CELLS_MAX = 1_000;

/**
 * Yields the rows of a CSV file [RFC 4180]; quoted cells may contain commas, doubled quotes and line ends. @throws
 * BadRecording; TruncatedFile for a quote that is never closed
 */
async function* csvRows(path: string): AsyncGenerator<readonly string[]> {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let closing = false;
  let rows = 0;
  function endCell(): void {
    if (row.push(cell) > CELLS_MAX) throw new BadRecording('a row has too many cells for a chat');
    cell = '';
  }
  function* consume(char: string): Generator<readonly string[]> {
    const wasClosing = closing;
    closing = false;
    if (wasClosing && char === '"') cell += '"';
    else if (wasClosing) quoted = false;
    if (quoted && !wasClosing && char === '"') closing = true;
    else if (quoted && !wasClosing) cell += char;
    else if (!quoted) yield* plain(char);
  }
  function* plain(char: string): Generator<readonly string[]> {
    if (char === '"' && cell === '') quoted = true;
    else if (char === ',') endCell();
    else if (char === '\n') {
      endCell();
      if (row.length > 1 || row[0] !== '') {
        rows++;
        yield row;
      }
      row = [];
    } else if (char !== '\r') cell += char;
  }
  for await (const chunk of textChunks(path)) {
    for (const char of chunk) yield* consume(char);
    if (cell.length > CELL_MAX) throw new BadRecording('a cell is too long for a chat');
  }
  if (quoted && !closing) throw new TruncatedFile(`row ${rows + 1} holds a quote that is not closed`);
  endCell();
  if (row.length > 1 || row[0] !== '') yield row;
}

/** Column names of the usual exports; the first one found is used. */
const COLUMNS = {
  time: [
    'time_in_seconds',
    'offset_seconds',
    'video_offset_ms',
    'videooffsettimemsec',
    'offset_ms',
    'timestampusec',
    'timestamp',
    'datetime',
    'published_at',
    'time_text',
    'elapsedtime',
    'time',
  ],
  text: ['message', 'text', 'body', 'comment', 'content'],
  user: [
    'author_id',
    'user_id',
    'sender_id',
    'channelid',
    'authorchannelid',
    'author_channel_id',
    'login',
    'author_name',
    'authorname',
    'author',
    'user',
    'username',
    'user_name',
    'sender',
    'sender_name',
    'nick',
    'nickname',
    'display_name',
    'displayname',
    'name',
  ],
  id: ['message_id', 'id'],
} as const;
type Column = keyof typeof COLUMNS;

const EPOCH_FROM_MS = 1e11;

/** Names of a column in one spelling: `Author Name` and `author-name` are `author_name`. */
const plainColumn = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[ -]/g, '_');

/** Parses `-1:02:03` or `2:03`. @returns ms, or NaN */
function clockMs(text: string): number {
  if (!/^-?\d+(:\d{2}){1,2}(\.\d+)?$/.test(text)) return Number.NaN;
  const total =
    text
      .replace('-', '')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
  return text.startsWith('-') ? -total : total;
}

/** The unit of a time follows from the name of its column, or from its size under `timestamp` and `time`. */
function timeMs(column: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '') return Number.NaN;
  if (Number.isNaN(value)) return text.includes('-', 1) ? Date.parse(text) : clockMs(text);
  if (column.endsWith('usec') || value > EPOCH_FROM_MS * 1_000) return value / 1_000;
  if (column.includes('ms') || value > EPOCH_FROM_MS) return value;
  return value * 1_000;
}

function columnsOf(head: readonly string[]) {
  const names = head.map(plainColumn);
  const columnOf = (column: Column) => {
    const name = COLUMNS[column].find((each) => names.includes(each));
    return name === undefined ? null : { name, index: names.indexOf(name) };
  };
  const [time, text] = [columnOf('time'), columnOf('text')];
  if (!time || !text) throw new BadRecording(`no column of time or text among: ${head.join(', ')}`);
  const others = COLUMNS.user.map((name) => names.indexOf(name)).filter((index) => index >= 0);
  return { time, text, user: columnOf('user'), id: columnOf('id'), others };
}

function fromRow(
  row: readonly string[],
  { time, text, user, id, others }: ReturnType<typeof columnsOf>,
): ImportedRecord | Skipped {
  const cell = (column: { readonly index: number } | null) => (column ? row[column.index] || null : null);
  return textRecord(
    timeMs(time.name, cell(time) ?? ''),
    cell(user),
    cell(id),
    cell(text) ?? '',
    namesAmong(...others.map((index) => row[index])),
  );
}

/** CSV with a header line, as chat exporters write it. */
export const youtubeCsv: Importer = {
  title: 'YouTube chat as exporters write it (CSV with column names)',
  matches: (head) =>
    /^[^\n{[<]*\b(?:message|text|body|comment|content)\b[^\n]*/i.test(head) && head.includes(','),
  async *read(path, note) {
    let columns: ReturnType<typeof columnsOf> | null = null;
    for await (const row of csvRows(path)) {
      if (columns) yield fromRow(row, columns);
      else {
        columns = columnsOf(row);
        if (!columns.user) note?.(`no column of names among: ${row.join(', ')}`);
      }
    }
  },
};
