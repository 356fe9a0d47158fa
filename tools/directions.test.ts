import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDirections } from './directions.ts';

const leaf = 'export const leaf = 1;';

/** A source tree made of these files; each imports what its list names. */
function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'directions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const repository = resolve(import.meta.dirname, '..');
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(repository, 'package.json'), join(root, 'package.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function rulesBroken(files: Record<string, string>): Promise<string[]> {
  const { violations } = await checkDirections(tree(files));
  return violations.map((line) => line.split(':')[0] ?? '');
}

test.each([
  ['contract-keeps-to-its-row', 'src/contract/a.ts', '#worker/leaf.ts'],
  ['contract-keeps-to-its-row', 'src/contract/a.ts', 'rxjs'],
  ['contract-keeps-to-its-row', 'src/contract/a.ts', 'node:fs'],
  ['chat-core-keeps-to-its-row', 'src/chat/core/a.ts', 'comlink'],
  ['worker-keeps-to-its-row', 'src/worker/a.ts', '#core-client/leaf.ts'],
  ['streams-view-keeps-to-its-row', 'src/streams/view/a.ts', '#app/shell/leaf.ts'],
  ['sandbox-keeps-to-its-row', 'src/sandbox/a.ts', '#worker/leaf.ts'],
  ['page-takes-only-types-of-the-core', 'src/app/shell/a.ts', '#worker/core-api.ts'],
  ['core-client-opens-the-boundary', 'src/core-client/a.ts', '#worker/core-api.ts'],
  ['only-core-client-sees-bridge-or-entry', 'src/app/shell/a.ts', '#worker/bridge/leaf.ts'],
  ['page-takes-units-and-rules-of-the-contract', 'src/chat/view/a.ts', '#contract/calls/leaf.ts'],
  ['kit-keeps-to-its-row', 'src/kit/a.ts', '#core-client/leaf.ts'],
  ['core-client-keeps-to-its-row', 'src/core-client/a.ts', '#kit/leaf.ts'],
  ['features-are-islands', 'src/app/features/home/a.ts', '#app/features/community/room/leaf.ts'],
  ['shared-features-stand-below', 'src/app/features/money/order/a.ts', '#app/features/deposit/leaf.ts'],
  ['district-order', 'src/app/features/money/order/a.ts', '#app/features/play/bet/leaf.ts'],
  ['district-order', 'src/sandbox/domains/money/order/a.ts', '#sandbox/domains/community/gift/leaf.ts'],
  ['screens-link-by-address', 'src/app/features/home/a.ts', '#app/screens/routes.tsx'],
  ['replay-runs-the-real-core', 'src/replay/a.ts', '#worker/entry.ts'],
  ['product-knows-no-tests-or-tools', 'src/sandbox/a.ts', '#tools/leaf.ts'],
  ['product-ships-its-dependencies', 'src/sandbox/a.ts', 'fast-check'],
])('%s refuses %s → %s', async (rule, from, to) => {
  const local = to.startsWith('#') ? { [to.replace('#tools/', 'tools/').replace('#', 'src/')]: leaf } : {};
  expect(
    await rulesBroken({ [from]: `import * as b from '${to}';\nexport const a = b;`, ...local }),
  ).toContain(rule);
});

test.each([
  ['src/core-client/a.ts', "import * as b from '#worker/bridge/leaf.ts';", 'src/worker/bridge/leaf.ts'],
  ['src/app/shell/a.ts', "import type * as b from '#worker/core-api.ts';", 'src/worker/core-api.ts'],
  ['src/app/shell/a.ts', "import type * as b from '#contract/calls/leaf.ts';", 'src/contract/calls/leaf.ts'],
  ['src/chat/view/a.ts', "import * as b from '#contract/units/leaf.ts';", 'src/contract/units/leaf.ts'],
  [
    'src/sandbox/a.ts',
    "import * as b from 'node:sqlite';\nimport '#contract/leaf.ts';",
    'src/contract/leaf.ts',
  ],
])('%s may contain %s', async (from, line, target) => {
  expect(await rulesBroken({ [from]: `${line}\nexport type A = typeof b;`, [target]: leaf })).toEqual([]);
});

test('a cycle of types alone is a cycle', async () => {
  const broken = await rulesBroken({
    'src/contract/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;",
    'src/contract/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;",
  });
  expect(broken).toContain('no-cycles');
});

test('a module alone is an orphan', async () => {
  expect(await rulesBroken({ 'src/contract/a.ts': leaf })).toEqual(['no-orphans']);
});

test.each([
  ['src/replay/run', 'src/replay/plan', 'src/replay/middle'],
  ['src/chat/view/rows', 'src/chat/view/gifts', 'src/chat/middle'],
  ['tests/faults', 'tests/fixtures', 'tests/middle'],
  ['tools/assets/media/sound', 'tools/assets/media/football', 'tools/middle'],
])('%s and %s may not import each other, even through a third folder', async (one, other, middle) => {
  const alias = (path: string) => `#${path.replace(/^src\//, '')}`;
  const line = (path: string) => `import type * as b from '${alias(path)}';\nexport type A = typeof b;`;
  const { violations } = await checkDirections(
    tree({
      [`${one}/a.ts`]: line(`${middle}/a.ts`),
      [`${middle}/a.ts`]: line(`${other}/a.ts`),
      [`${other}/a.ts`]: line(`${one}/b.ts`),
      [`${one}/b.ts`]: leaf,
    }),
  );
  const cycles = violations.filter((violation) => violation.startsWith('no-folder-cycles'));
  expect(cycles.toSorted()).toEqual(
    [
      `no-folder-cycles: ${one} → ${middle} (${one}/a.ts → ${middle}/a.ts)`,
      `no-folder-cycles: ${middle} → ${other} (${middle}/a.ts → ${other}/a.ts)`,
      `no-folder-cycles: ${other} → ${one} (${other}/a.ts → ${one}/b.ts)`,
    ].toSorted(),
  );
});

test('a folder and the folders inside it may import each other', async () => {
  const broken = await rulesBroken({
    'src/replay/report/a.ts': "import * as b from './drawing/b.ts';\nexport const a = b;",
    'src/replay/report/c.ts': leaf,
    'src/replay/report/drawing/b.ts': "import * as c from '#replay/report/c.ts';\nexport const b = c;",
  });
  expect(broken).toEqual([]);
});

test('two domains may not import each other through an inner folder', async () => {
  const order = 'src/sandbox/domains/money/order';
  const payee = 'src/sandbox/domains/money/payee';
  const { violations } = await checkDirections(
    tree({
      [`${order}/steps/a.ts`]: "import * as b from '#sandbox/domains/money/payee/b.ts';\nexport const a = b;",
      [`${payee}/b.ts`]: "import * as c from '#sandbox/domains/money/order/c.ts';\nexport const b = c;",
      [`${order}/c.ts`]: leaf,
    }),
  );
  expect(violations.toSorted()).toEqual([
    `no-noun-cycles: ${order} → ${payee} (${order}/steps/a.ts → ${payee}/b.ts)`,
    `no-noun-cycles: ${payee} → ${order} (${payee}/b.ts → ${order}/c.ts)`,
  ]);
});
