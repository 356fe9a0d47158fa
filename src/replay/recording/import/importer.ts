/** A record of a foreign chat, with the people's own names. */
export type ImportedRecord = {
  /** Ms from the beginning, which may be negative, or epoch ms. */
  readonly at: number;
  /** Null where the source names no one. */
  readonly user: string | null;
  /** Other names of that person, which may appear in texts of others. */
  readonly names?: readonly string[];
  readonly id: string | null;
  readonly what:
    | { readonly kind: 'say'; readonly text: string }
    | { readonly kind: 'gift'; readonly giftId: string; readonly count: number }
    | { readonly kind: 'join' }
    | { readonly kind: 'leave' };
};

/** Why a record is not imported, as text. */
export const SKIP_REASONS = {
  unreadable: 'are not what this kind of file holds',
  noTime: 'have no time',
  noText: 'have no text',
  noChat: 'are no chat',
  badText: 'hold bytes that are neither UTF-8 nor UTF-16',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;
/** A record that is not imported. */
export type Skipped = { readonly skipped: SkipReason };

/** Makes a record that is not imported. */
export const skipped = (reason: SkipReason): Skipped => ({ skipped: reason });
/** Reports whether a record is not imported. */
export const isSkipped = (record: ImportedRecord | Skipped): record is Skipped => 'skipped' in record;

/** The importer of one kind of foreign file. */
export type Importer = {
  readonly title: string;
  /** Reports whether a file with these first characters is of this kind. */
  matches(head: string): boolean;
  /**
   * Yields the records one by one, including those that are not imported. Memory does not grow with the file.
   * @param note receives a remark about the whole file, such as a missing column
   */
  read(path: string, note?: (text: string) => void): AsyncGenerator<ImportedRecord | Skipped>;
};

/** Longer than any platform accepts; longer texts are cut. */
const TEXT_MAX = 4_000;

/** Put by a decoder where bytes are none of its encoding. */
const UNDECODED = '\uFFFD';

/** Makes the record of a text message, or of why it is not imported. @param names other names of the same person */
export function textRecord(
  at: number,
  user: string | null,
  id: string | null,
  text: string,
  names: readonly string[] = [],
): ImportedRecord | Skipped {
  const shown = text.trim().slice(0, TEXT_MAX);
  if (!Number.isFinite(at)) return skipped('noTime');
  if (shown.includes(UNDECODED) || user?.includes(UNDECODED)) return skipped('badText');
  if (shown === '') return skipped('noText');
  return { at, user, ...(names.length > 0 ? { names } : {}), id, what: { kind: 'say', text: shown } };
}

/** The names among some values. */
export const namesAmong = (...values: readonly (string | null | undefined)[]): readonly string[] =>
  values.flatMap((value) => (value ? [value] : []));
