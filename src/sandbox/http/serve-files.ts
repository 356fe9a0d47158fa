import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NodeContext } from './api.ts';
import { encodingFor, type PackedFile, packFile } from './packed-file.ts';

const HASHED = /[-.][\w-]{8,}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The files of a folder by their path within it, read once. Nothing outside of it can be named. */
export function readFolder(folder: string): ReadonlyMap<string, PackedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), packFile(path)]));
}

/** Answers with a file: packed if the client takes it, 304 if it has it, kept for ever where the name carries a hash. */
export async function sendFile(
  context: NodeContext,
  name: string,
  file: PackedFile,
  guard: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    ...guard,
    'content-type': file.type,
    'cache-control': HASHED.test(name) && name.startsWith('assets/') ? FOR_EVER : ASK_AGAIN,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers);
  const encoding = encodingFor(file, context.req.header('accept-encoding') ?? '');
  const body = await file.bytes(encoding);
  return context.body(
    body,
    200,
    encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  );
}
