import { globSync } from 'node:fs';
import { root } from '../launch/installed.mjs';
import { bin, check, node, playwright, vitest } from './make-step.mjs';

/**
 * @param {import('./make-step.mjs').Step} step
 * @returns {import('./make-step.mjs').Step}
 */
const beside = (step) => ({ ...step, beside: true });

/** Tests tagged as sweeps: further cases of facts that faster tests prove. */
const SWEEP = 'sweep';
const notSwept = ['run', `--tags-filter=!${SWEEP}`];

/** Steps of `npm test`, in the order in which a failure is cheapest to detect. */
export const steps = [
  beside(check('types', bin('tsc', '-b'))),
  check('lint', bin('biome', 'check', '--error-on-warnings'), node('tools/house-rules.ts')),
  check('directions', node('tools/directions.ts')),
  check('unused', bin('knip'), bin('knip', '--production', '--config', 'knip.production.ts')),
  check('docs', node('tools/docs.ts', '--check')),
  check('build', node('tools/build.mjs'), node('tools/budgets.ts')),
  vitest('unit', 9, ['unit'], notSwept),
  beside(vitest('boundary', 12, ['boundary'])),
  vitest('contract', 12, ['contract']),
  vitest('browser', 12, ['browser', 'pictures', 'flood'], notSwept),
  vitest('fuzz', 8, ['fuzz']),
  ...(globSync('tests/faults/**/*.test.ts', { cwd: root }).length > 0
    ? [vitest('faults', 9, ['faults'])]
    : []),
  vitest('browsers', 6, ['firefox', 'webkit']),
  playwright('e2e', '--grep-invert', `@${SWEEP}`),
];

/** Steps of `npm run sweep`. */
const sweeps = [
  { ...vitest('faults-sweep', 12, ['faults']), env: { TEST_EFFORT: '3' } },
  vitest('unit-sweep', 9, ['unit'], ['run', `--tags-filter=${SWEEP}`]),
  vitest('browser-sweep', 12, ['browser', 'pictures'], ['run', `--tags-filter=${SWEEP}`]),
  playwright('e2e-sweep', '--grep', `@${SWEEP}`),
];

/** Every step that can be named. */
export const allSteps = [...steps, ...sweeps];
