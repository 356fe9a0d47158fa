/** Thread with a platform of its own, in which nothing happens unless it is requested. */
import { parentPort } from 'node:worker_threads';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { findUpcomingLeg } from '#tests/contract/examples/bet-examples.ts';

const sandbox = await createSandbox({
  port: 0,
  dataDir: ':memory:',
  seed: 7,
  crowd: 0,
  world: 'live',
  passwordCost: LIGHT_COST,
});
const { origin, consoleOrigin } = sandbox;
parentPort?.postMessage({ origin, consoleOrigin, leg: findUpcomingLeg(sandbox) });
