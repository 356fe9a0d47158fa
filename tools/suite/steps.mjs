import { bin, check, node, playwright, vitest } from './make-step.mjs';

/**
 * @param {import('./make-step.mjs').Step} step
 * @returns {import('./make-step.mjs').Step}
 */
const beside = (step) => ({ ...step, beside: true });

/**
 * @param {import('./make-step.mjs').Step} step
 * @returns {import('./make-step.mjs').Step}
 */
const amongChecks = (step) => ({ ...step, amongChecks: true });

/** Tests tagged as sweeps: further cases of facts that faster tests prove. */
const SWEEP = 'sweep';
const swept = ['run', `--tags-filter=${SWEEP}`];
const notSwept = ['run', `--tags-filter=!${SWEEP}`];

/** Effort of randomised tests (`tests/fixtures/effort.ts`); a given one counts. */
const shortRun = { TEST_EFFORT: process.env.TEST_EFFORT ?? '0.5' };
const longRun = { TEST_EFFORT: process.env.TEST_EFFORT ?? '3' };

/** Steps of `npm test`, in the order in which a failure is cheapest to detect. */
export const steps = [
  beside(check('types', bin('tsc', '-b'))),
  beside(check('lint', bin('biome', 'check', '--error-on-warnings'), node('tools/house-rules.ts'))),
  check('directions', node('tools/directions.ts')),
  check('unused', bin('knip'), bin('knip', '--production', '--config', 'knip.production.ts')),
  check('docs', node('tools/docs.ts', '--check')),
  check('build', node('tools/build.mjs'), node('tools/budgets.ts')),
  amongChecks(vitest('unit', 9, ['unit'], notSwept)),
  beside(vitest('boundary', 12, ['boundary'], notSwept)),
  vitest('contract', 12, ['contract']),
  vitest('browser', 12, ['browser', 'pictures', 'flood'], notSwept),
  { ...vitest('fuzz', 8, ['fuzz']), env: shortRun },
  { ...vitest('faults', 9, ['faults']), env: shortRun },
  vitest('browsers', 6, ['firefox', 'webkit'], notSwept),
  playwright('e2e', '--grep-invert', `@${SWEEP}`),
];

/** Steps of `npm run sweep`. */
const sweeps = [
  { ...vitest('fuzz-sweep', 12, ['fuzz']), env: longRun },
  { ...vitest('faults-sweep', 12, ['faults']), env: longRun },
  vitest('unit-sweep', 9, ['unit'], swept),
  vitest('boundary-sweep', 12, ['boundary'], swept),
  vitest('browser-sweep', 12, ['browser', 'pictures'], swept),
  vitest('browsers-sweep', 6, ['firefox', 'webkit'], swept),
  playwright('e2e-sweep', '--grep', `@${SWEEP}`),
];

/** Every step that can be named. */
export const allSteps = [...steps, ...sweeps];
