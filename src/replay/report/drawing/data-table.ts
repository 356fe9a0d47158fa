import { html, type Markup } from './markup.ts';

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
