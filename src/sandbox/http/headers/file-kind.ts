import type { AnswerKind } from './headers.table.ts';

/** The names of files that never change, by their path within the build. */
export const HASHED = /^assets\/.*[-.][\w-]{7,}\.\w+$/;

/** Returns the response kind of a build file, by its path within the build. */
export function kindOfFile(name: string): Extract<AnswerKind, 'page' | 'asset' | 'file'> {
  if (name.endsWith('.html')) return 'page';
  return HASHED.test(name) ? 'asset' : 'file';
}
