/** What one record of a foreign chat becomes, still under its people's own names. */
export type Imported = {
  /** Ms from the beginning, which may be negative, or epoch ms. */
  readonly at: number;
  /** Null where the source does not tell. */
  readonly user: string | null;
  readonly id: string | null;
  readonly what:
    | { readonly kind: 'say'; readonly text: string }
    | { readonly kind: 'gift'; readonly giftId: string; readonly count: number }
    | { readonly kind: 'join' }
    | { readonly kind: 'leave' };
};

/** One kind of foreign file. */
export type Importer = {
  readonly title: string;
  /** Whether a file that begins so is of this kind. */
  knows(head: string): boolean;
  /** Record by record; null for one that is no chat. Memory does not grow with the file. */
  read(path: string): AsyncGenerator<Imported | null>;
};

/** Something said, or null when nothing is left of it. */
export function said(at: number, user: string | null, id: string | null, text: string): Imported | null {
  const words = text.trim();
  return words === '' || !Number.isFinite(at) ? null : { at, user, id, what: { kind: 'say', text: words } };
}
