import { type DataTable, dataTable } from './data-table.ts';
import { type ChartLine, legend } from './line-chart.ts';
import { EMPTY_MARKUP, html, type Markup } from './markup.ts';

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
