import { firstValueFrom, map } from 'rxjs';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { type ChatPorts, viewerId } from '../ports.ts';
import type { Numbering } from '../rows/numbering.ts';
import type { Ring } from '../rows/ring.ts';
import { rowsOfPage } from '../rows/rows.ts';

const ROWS_AHEAD = 300;
const ROWS_BACK = 100;

/** Direction in which a frozen list continues: rows whose order is above or below. */
export type Where = { readonly after: number } | { readonly before: number };

/**
 * Returns the rows around a position in the room: forwards from the ring; backwards from the ring and, where it ends, from
 * the platform's history. At most 300, in order. Empty at either end.
 * @throws AppError when the platform could not be queried.
 */
export async function rowsAround(
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  ring: Ring,
  numbering: Numbering,
  where: Where,
): Promise<readonly ChatRow[]> {
  if ('after' in where) return ring.after(where.after, ROWS_AHEAD);
  const kept = ring.before(where.before, ROWS_BACK);
  if (kept.length > 0) return kept;
  const beforeSeq = numbering.seqOf(Math.ceil(where.before));
  if (beforeSeq === null || beforeSeq <= 1) return [];
  const viewer = await firstValueFrom(ports.viewer$);
  return firstValueFrom(
    ports
      .history(roomNo, beforeSeq, ROWS_BACK)
      .pipe(map(({ list }) => rowsOfPage(list.map(numbering.placed), ports.site, viewerId(viewer)))),
  );
}
