/** `npm run docs` writes docs/api.md from the contract; `--check` only says whether it is up to date. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { calls } from '#contract/calls/table.ts';
import { apiPage, type DocumentedModel } from './docs/api-page.ts';

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'docs/api.md');

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

/** The one-line comment above an export. */
function sentenceAbove(source: string, name: string): string {
  return new RegExp(`/\\*\\* ([^\\n]*) \\*/\\nexport const ${name}\\b`).exec(source)?.[1] ?? '';
}

/** Exported schemas of the contract's models. */
async function models(): Promise<DocumentedModel[]> {
  const found: DocumentedModel[] = [];
  for (const file of globSync('src/contract/models/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()) {
    const path = resolve(root, file);
    const source = readFileSync(path, 'utf8');
    const exported: Record<string, unknown> = await import(path);
    const schemas = Object.entries(exported).filter(([, value]) => isSchema(value));
    found.push(...schemas.map(([name, schema]) => ({ name, schema, says: sentenceAbove(source, name) })));
  }
  return found;
}

const page = apiPage(calls, await models());
const current = existsSync(target) ? readFileSync(target, 'utf8') : '';

if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (current !== page) {
  console.error('docs/api.md is out of date: run npm run docs');
  process.exitCode = 1;
}
console.log(`${Object.keys(calls).length} calls, ${page.split('\n').length} lines of docs/api.md`);
