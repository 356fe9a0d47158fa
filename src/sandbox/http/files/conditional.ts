import type { Encoding, PackedFile } from './packed-file.ts';

const listed = (header: string): string[] =>
  header
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** True if If-None-Match contains the file's ETag, weak or strong, or `*` (RFC 9110, 13.1.2). */
export const hasAlready = (ifNoneMatch: string, { etag }: Pick<PackedFile, 'etag'>): boolean =>
  listed(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);

/** Weight of an encoding in Accept-Encoding, 0 to 1; null if it is not listed (RFC 9110, 12.5.3). */
function weightOf(acceptEncoding: string, wanted: string): number | null {
  for (const item of listed(acceptEncoding)) {
    const [name = '', ...parameters] = item.toLowerCase().split(';');
    if (name.trim() !== wanted) continue;
    const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    return weight === undefined ? 1 : Number(weight);
  }
  return null;
}

/** Returns the best encoding that a client accepts. */
export function encodingFor({ packable }: Pick<PackedFile, 'packable'>, acceptEncoding: string): Encoding {
  if (!packable) return 'identity';
  const accepts = (encoding: Encoding) =>
    (weightOf(acceptEncoding, encoding) ?? weightOf(acceptEncoding, '*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(accepts) ?? 'identity';
}
