import { serveArt } from '#sandbox/art/serve-art.ts';
import { type PackedFile, packBytes } from './packed-file.ts';

/** As many drawn pictures as are kept; each is about 50 KB. */
const MOST = 400;

/**
 * Draws pictures and keeps the latest, packed as clients take them: a drawing is text, and a fifth of its size packed.
 * @returns nothing for a picture that there is not
 */
export function createPackedArt(): (
  kind: string,
  name: string,
  query: URLSearchParams,
) => PackedFile | undefined {
  const kept = new Map<string, PackedFile>();
  return (kind, name, query) => {
    const key = `${kind}/${name}?${query}`;
    const known = kept.get(key);
    if (known) return known;
    const art = serveArt(kind, name, query);
    if (!art) return undefined;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    const file = packBytes(Buffer.from(art.body), art.type);
    kept.set(key, file);
    return file;
  };
}
