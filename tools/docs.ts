/**
 * `npm run docs` writes docs/api.md, docs/openapi.json, the third-party notices and the JSON Schemas of replay from their
 * definitions; `--check` only reports whether they are up to date.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { calls } from '#contract/book/table.ts';
import { RecordedEvent, RecordingHeader } from '#contract/recording/recording.ts';
import { APP_VERSION } from '#contract/version.ts';
import { Result } from '#replay/result/result.ts';
import { apiPage } from './docs/api-page.ts';
import { jsonSchema } from './docs/json-schema.ts';
import { type DocumentedModel, openApi } from './docs/open-api.ts';
import { noticesPage, shippedPackages } from './docs/third-party.ts';

const root = resolve(import.meta.dirname, '..');

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

/** The one-line comment above an export. */
function sentenceAbove(source: string, name: string): string {
  return new RegExp(`/\\*\\* ([^\\n]*) \\*/\\nexport const ${name}\\b`).exec(source)?.[1] ?? '';
}

/** Exported schemas of the contract. A name that two nouns use is described in each call instead. */
async function models(): Promise<DocumentedModel[]> {
  const found: DocumentedModel[] = [];
  const exclude = [
    '**/*.test.ts',
    '**/calls.ts',
    '**/*.d.ts',
    'src/contract/{book,commands,recording,wire}/**',
  ];
  for (const file of globSync('src/contract/**/*.ts', { cwd: root, exclude }).sort()) {
    const path = resolve(root, file);
    const source = readFileSync(path, 'utf8');
    const exported: Record<string, unknown> = await import(path);
    const schemas = Object.entries(exported).filter(([, value]) => isSchema(value));
    found.push(
      ...schemas.map(([name, schema]) => ({ name, schema, description: sentenceAbove(source, name) })),
    );
  }
  const namesakes = Map.groupBy(found, ({ name }) => name);
  return found.filter(({ name }) => namesakes.get(name)?.length === 1);
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** A line of a recorded chat, for other tools than ours. */
const recordingLine = {
  $schema: DRAFT,
  title: 'A line of a recorded chat: the first is the header, every other an event',
  anyOf: [jsonSchema(RecordingHeader), jsonSchema(RecordedEvent)],
};

/** Schema of load test results, for external tools. */
const loadResult = { $schema: DRAFT, title: 'What came of a load test', ...jsonSchema(Result) };

/** JSON with one line for each path and each model, so that a change of one shows as one line. */
function linesOf({ paths, components, ...head }: ReturnType<typeof openApi>): string {
  const entries = (record: unknown) =>
    Object.entries(record ?? {}).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const block = (lines: readonly string[]) => `{\n${lines.join(',\n')}\n}`;
  const schemas = Object.values(components ?? {}).flatMap(entries);
  return `${block([...entries(head), `"paths": ${block(entries(paths))}`, `"components": { "schemas": ${block(schemas)} }`])}\n`;
}

const pages = {
  'docs/api.md': apiPage(calls),
  'docs/openapi.json': linesOf(openApi(calls, await models(), APP_VERSION)),
  'THIRD_PARTY_NOTICES.md': noticesPage(shippedPackages()),
  'docs/replay.schema.json': `${JSON.stringify(recordingLine, null, 2)}\n`,
  'docs/replay-result.schema.json': `${JSON.stringify(loadResult, null, 2)}\n`,
};

for (const [path, page] of Object.entries(pages)) {
  const target = resolve(root, path);
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (!process.argv.includes('--check')) writeFileSync(target, page);
  else if (current !== page) {
    console.error(`${path} is out of date: run npm run docs`);
    process.exitCode = 1;
  }
  console.log(`${path}: ${page.split('\n').length} lines`);
}
console.log(`${Object.keys(calls).length} calls`);
