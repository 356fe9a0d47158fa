/** Markup that needs no further escaping. */
export type Markup = { readonly markup: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');

type Piece = string | number | Markup | readonly Markup[];

function written(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}

/** A template of markup that escapes the text put into it. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: String.raw({ raw: parts }, ...pieces.map(written)) };
}

/** Empty markup. */
export const EMPTY_MARKUP: Markup = { markup: '' };
