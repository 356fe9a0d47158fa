import { type ChartLine, legend } from './line-chart.ts';
import { EMPTY_MARKUP, html, type Markup } from './markup.ts';

/** A table; the first cell of a row names it. */
export type DataTable = {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function rowOf([name = '', ...cells]: readonly string[]): Markup {
  return html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** Renders a table with its own scrolling, also by keyboard. */
export function dataTable({ caption, heads, rows }: DataTable): Markup {
  const head = heads.map((name) => html`<th scope="col">${name}</th>`);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf)}</tbody></table></div>`;
}

/** A chart with its explanation, and its values as a table. */
export type ChartCard = {
  readonly title: string;
  readonly note: string;
  readonly drawing: Markup;
  readonly lines: readonly Pick<ChartLine, 'name' | 'ink'>[];
  readonly table: DataTable;
};

/** Renders a chart with its legend and its table. */
export function chartCard({ title, note, drawing, lines, table }: ChartCard): Markup {
  const key = lines.length > 0 ? legend(lines) : EMPTY_MARKUP;
  return html`<section class="card"><h3>${title}</h3><p class="note">${note}</p>${key}${drawing}<details><summary>${title} as a table</summary>${dataTable(table)}</details></section>`;
}
