import { element } from './element.ts';

type FactsTable = {
  readonly title: string;
  /** Short text beside the title. */
  readonly note: string;
  readonly head: readonly string[];
  /** Cells by row; the first names the row. */
  readonly rows: readonly (readonly string[])[];
  /** Sentences below the table. */
  readonly below: readonly string[];
};

/** A table of odds, chances and returns for the panel beside the stage. */
export const factsTable = ({ title, note, head, rows, below }: FactsTable): HTMLElement =>
  element(
    'div',
    {},
    element('h2', {}, title, element('small', {}, note)),
    element(
      'table',
      { class: 'facts' },
      element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
      element(
        'tbody',
        {},
        ...rows.map(([name = '', ...cells]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, name),
            ...cells.map((text) => element('td', {}, text)),
          ),
        ),
      ),
    ),
    ...below.map((text) => element('p', { class: 'fair' }, text)),
  );
