import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ListPosition } from './list-model.ts';

/** Attribute with the key of the displayed row. Unlike an id it can be on a page twice: beside the video, and over it. */
const ROW = 'data-row-key';

/** The attributes of the element of a row in a list. */
export const rowAttributes = (listId: string, key: string) => ({ id: rowId(listId, key), [ROW]: key });

/** The id of the element of a row in one of the lists on the page. */
export const rowId = (listId: string, key: string): string => `${listId}-${key}`;

/** The element of a row within a list. */
export const rowElement = (list: Element, key: string): Element | null =>
  list.querySelector(`[${ROW}="${CSS.escape(key)}"]`);

/** Returns the row that contains an element. */
export function rowAt(rows: readonly ChatRow[], element: Element): ChatRow | null {
  const rowKey = element.closest(`[${ROW}]`)?.getAttribute(ROW);
  return rows.find(({ key }) => key === rowKey) ?? null;
}

/** The topmost of these rows that is in sight in a list, and how much of it is above the list's head. */
export function positionIn(scroller: HTMLElement | null, rows: readonly ChatRow[]): ListPosition | null {
  if (scroller === null) return null;
  const { top } = scroller.getBoundingClientRect();
  for (const element of scroller.querySelectorAll(`[${ROW}]`)) {
    const box = element.getBoundingClientRect();
    const row = box.bottom > top ? rowAt(rows, element) : null;
    if (row !== null) return { key: row.key, order: row.order, above: top - box.top };
  }
  return null;
}
