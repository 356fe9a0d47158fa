/** `node tools/house-rules.ts`: project rules that Biome does not support, over every text file of the project. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFile } from './house/check.ts';
import { classReport } from './house/classes/class-report.ts';

const root = resolve(import.meta.dirname, '..');
const ours = [
  '{src,tests,tools,docs,.ci}/**/*.{ts,tsx,mjs,cjs,css,md}',
  'bench/{*.*,harness/**/*.ts,*/*.ts}',
  '*.*',
];

/** These two name the forbidden words themselves. */
const rulebook = ['tools/house/text-rules.ts', 'tools/house/check.test.ts'];

const files = globSync(ours, { cwd: root, exclude: ['**/node_modules', '**/results', ...rulebook] });
const breaches = [
  ...files.flatMap((path) => checkFile(path, readFileSync(resolve(root, path), 'utf8'))),
  ...classReport(root),
];

for (const line of breaches) console.error(line);
console.log(`${files.length} files, ${breaches.length} breaches of the house rules`);
process.exitCode = breaches.length > 0 ? 1 : 0;
