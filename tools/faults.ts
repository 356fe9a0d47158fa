import { parseArgs } from 'node:util';

/**
 * `npm run faults -- --seeds N --from S [--kind part-of-a-name]`: fault simulations; each failure prints its seed. `npm run
 * faults -- --simulations N`: N simulations of money orders instead, over every kind of trouble. `npm run faults -- --bets
 * N`: N simulations of bets instead. `npm run faults -- --games N`: N rounds of each engine of the games instead.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    kind: { type: 'string', default: '' },
    simulations: { type: 'string' },
    bets: { type: 'string' },
    games: { type: 'string' },
    /** The older name of `simulations`. */
    stories: { type: 'string' },
  },
});
const from = Number(values.from);

/** @returns how many simulations ended badly, null when no kind has such a name */
async function runSimulations(): Promise<number | null> {
  const [{ KINDS }, { runSimulation }] = await Promise.all([
    import('#tests/faults/kinds.table.ts'),
    import('#tests/faults/simulation.ts'),
  ]);
  const seeds = Number(values.seeds);
  const kinds = KINDS.filter(({ name }) => name.includes(values.kind));
  let failures = 0;
  for (const kind of kinds) {
    const startedAt = performance.now();
    let failed = 0;
    for (let seed = from; seed < from + seeds; seed += 1) {
      const problems = await runSimulation(kind, seed);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`${kind.name}, seed ${seed}: ${problems.join('; ')}`);
    }
    failures += failed;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`${kind.name}: ${seeds - failed} of ${seeds} simulations ended well, ${seconds} s`);
  }
  return kinds.length === 0 ? null : failures;
}

/** @returns how many ended badly, null when there was nothing to run */
async function run(): Promise<number | null> {
  const simulations = values.simulations ?? values.stories;
  if (values.bets) {
    const { runBetSimulations } = await import('#tests/faults/bets/run-bet-simulations.ts');
    return runBetSimulations({ simulations: Number(values.bets), from });
  }
  if (values.games) {
    const { runGameSimulations } = await import('#tests/faults/games/run-game-simulations.ts');
    return runGameSimulations({ rounds: Number(values.games), seed: from });
  }
  if (simulations) {
    const { runOrderSimulations } = await import('#tests/faults/orders/run-order-simulations.ts');
    return runOrderSimulations({ simulations: Number(simulations), from, kind: values.kind });
  }
  return runSimulations();
}

const failures = await run();
process.exitCode = failures === 0 ? 0 : 1;
