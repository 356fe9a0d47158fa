import { BadRecording } from '#contract/recording/recording-line.ts';
import { TruncatedFile, textChunks } from '#replay/recording/text-lines.ts';

const CELL_MAX = 1024 * 1024;
const CELLS_MAX = 1_000;

/**
 * Yields the rows of a CSV file [RFC 4180]; quoted cells may contain commas, doubled quotes and line ends. @throws
 * BadRecording; TruncatedFile for a quote that is never closed
 */
export async function* csvRows(path: string): AsyncGenerator<readonly string[]> {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let closing = false;
  let rows = 0;
  function endCell(): void {
    if (row.push(cell) > CELLS_MAX) throw new BadRecording('a row has too many cells for a chat');
    cell = '';
  }
  function* take(char: string): Generator<readonly string[]> {
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
    for (const char of chunk) yield* take(char);
    if (cell.length > CELL_MAX) throw new BadRecording('a cell is too long for a chat');
  }
  if (quoted && !closing) throw new TruncatedFile(`row ${rows + 1} holds a quote that is not closed`);
  endCell();
  if (row.length > 1 || row[0] !== '') yield row;
}
