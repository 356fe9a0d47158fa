import { ORDER_FAULTS } from './order-kinds.table.ts';
import { runOrderSimulation } from './order-simulation.ts';

type SimulationPlan = { readonly simulations: number; readonly from: number; readonly kind: string };

/**
 * Runs a number of money order simulations over all kinds of trouble whose name contains `kind`, and prints the state of
 * the ledger. @returns the number of failed ones, null when no kind matches
 */
export async function runOrderSimulations({
  simulations,
  from,
  kind,
}: SimulationPlan): Promise<number | null> {
  const faults = ORDER_FAULTS.filter(({ name }) => name.includes(kind));
  const startedAt = performance.now();
  const sums = {
    simulations: 0,
    submittedCommands: 0,
    orders: 0,
    doubleDebits: 0,
    lostDebits: 0,
    unknown: 0,
    failed: 0,
  };
  for (const [index, fault] of faults.entries()) {
    const share = Math.floor((simulations + index) / faults.length);
    for (let seed = from; seed < from + share; seed += 1) {
      const found = await runOrderSimulation(fault, seed);
      sums.simulations += 1;
      sums.submittedCommands += found.submittedCommands;
      sums.orders += found.orders;
      sums.doubleDebits += found.doubleDebits;
      sums.lostDebits += found.lostDebits;
      sums.unknown += found.unknown;
      if (found.problems.length === 0) continue;
      sums.failed += 1;
      console.log(`${fault.name}, seed ${seed}: ${found.problems.join('; ')}`);
    }
    console.log(`${fault.name}: ${share} simulations run`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${sums.simulations} order simulations, ${sums.submittedCommands} intents, ${sums.orders} orders in ${seconds} s: ` +
      `${sums.doubleDebits} double debits, ${sums.lostDebits} lost debits, ${sums.unknown} left unknown, ` +
      `${sums.failed} simulations with a problem`,
  );
  return faults.length === 0 ? null : sums.failed;
}
