import type { ChatRow } from '#contract/models/chat-row.ts';
import type { Place } from './reading.ts';

const ROW_ID = 'chat-row-';

/** The id of the element of a row. */
export const rowId = (key: string): string => `${ROW_ID}${key}`;

/** The row that an element lies in. */
export function rowAt(rows: readonly ChatRow[], element: Element): ChatRow | null {
  const id = element.closest(`[id^="${ROW_ID}"]`)?.id;
  return rows.find(({ key }) => rowId(key) === id) ?? null;
}

/** The topmost of these rows that is in sight in a list, and how much of it is above the list's head. */
export function placeIn(scroller: HTMLElement | null, rows: readonly ChatRow[]): Place | null {
  if (scroller === null) return null;
  const { top } = scroller.getBoundingClientRect();
  for (const element of scroller.querySelectorAll(`[id^="${ROW_ID}"]`)) {
    const box = element.getBoundingClientRect();
    const row = box.bottom > top ? rowAt(rows, element) : null;
    if (row !== null) return { key: row.key, order: row.order, above: top - box.top };
  }
  return null;
}
