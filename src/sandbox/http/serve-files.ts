import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NodeContext } from './api.ts';
import { encodingFor, hasAlready } from './conditional.ts';
import { type PackedFile, packFile } from './packed-file.ts';

/** The files of a folder by their path within it, read once. Nothing outside of it can be named. */
export function readFolder(folder: string): ReadonlyMap<string, PackedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), packFile(path)]));
}

/** Answers with a file under the headers of its kind: packed if the client takes it, 304 if it has it. */
export async function sendFile(
  context: NodeContext,
  file: PackedFile,
  kindHeaders: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = {
    ...kindHeaders,
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (hasAlready(context.req.header('if-none-match') ?? '', file)) return context.body(null, 304, headers);
  const encoding = encodingFor(file, context.req.header('accept-encoding') ?? '');
  const body = await file.bytes(encoding);
  return context.body(
    body,
    200,
    encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  );
}
