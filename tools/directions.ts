import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { districtBreaches } from './directions/districts.ts';
import { folderCycles, nounCycles } from './directions/folder-cycles.ts';

const roots = ['src', 'tests', 'tools', 'bench/harness', 'replay-artillery/build.mjs'];

export interface Directions {
  /** One line a broken rule: `rule: from → to`. */
  readonly violations: readonly string[];
  readonly modules: number;
}

/**
 * Checks who imports whom (.dependency-cruiser.cjs), that neither folders nor nouns of the sandbox form a cycle, that districts import in their order, and that the checker saw every source file there is: a checker
 * that cannot read TypeScript reports no violations either.
 * @param root the folder that holds src
 */
export async function checkDirections(root: string): Promise<Directions> {
  const config = await extractConfig(resolve(import.meta.dirname, '../.dependency-cruiser.cjs'));
  const present = roots.filter((name) => globSync(join(root, name)).length > 0);
  const { output } = await cruise(present, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error('The cruiser answered with text instead of a result');
  return {
    violations: [
      ...broken(output),
      ...folderCycles(output),
      ...nounCycles(output),
      ...districtBreaches(output),
      ...unseen(root, output),
    ],
    modules: output.modules.length,
  };
}

function broken({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const chain = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from}${chain === from ? '' : ` → ${chain}`}`;
  });
}

function unseen(root: string, { modules }: ICruiseResult): string[] {
  const seen = new Set(modules.map(({ source }) => source));
  const onDisk = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.d.ts'));
  return onDisk.filter((file) => !seen.has(file)).map((file) => `not-seen: ${file}`);
}

if (import.meta.main) {
  const { violations, modules } = await checkDirections(resolve(import.meta.dirname, '..'));
  for (const line of violations) console.error(line);
  console.log(`${modules} modules, ${violations.length} broken directions`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
