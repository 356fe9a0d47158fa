/** Size of a piece in characters, or its age in ms, at which it is compressed. */
const PIECE = 64 * 1024;
const PIECE_MS = 10_000;

/** Gzip that may follow other gzip: together they unpack as one. */
const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

/**
 * Text file as it grows. Its pieces are compressed one by one and handed to the browser, which may store them on disk: only
 * the latest text stays in memory.
 */
export type GzipFile = {
  add(text: string): void;
  /** Packs what is due. @param nowMs monotonic */
  pack(nowMs: number): void;
  /** All pieces compressed so far. */
  readonly file: Blob;
  /** Returns the whole file, with another first text. @throws the error that kept a piece from being compressed. */
  close(head: string): Promise<Blob>;
};

/** Begins a file whose first text is `head`; a piece is packed after 64 Ki characters, or when due, after 10 s. */
export function createGzipFile(head: string): GzipFile {
  let file = new Blob();
  let first: Blob | null = null;
  let body = new Blob();
  let text = '';
  let packedAt: number | null = null;
  const note = (piece: Blob) => {
    body = new Blob([body, piece]);
    if (first) file = new Blob([first, body], { type: 'application/gzip' });
  };
  let packing: Promise<void> = packed(head).then((piece) => {
    first = piece;
    note(new Blob());
  });
  const packNow = () => {
    const piece = text;
    text = '';
    packing = packing.then(() => packed(piece)).then(note);
    packing.catch(() => undefined);
  };
  return {
    add(more) {
      text += more;
      if (text.length >= PIECE) packNow();
    },
    pack(nowMs) {
      packedAt ??= nowMs;
      if (text === '' || nowMs - packedAt < PIECE_MS) return;
      packedAt = nowMs;
      packNow();
    },
    get file() {
      return file;
    },
    async close(finalHead) {
      if (text !== '') packNow();
      await packing;
      return new Blob([await packed(finalHead), body], { type: 'application/gzip' });
    },
  };
}
