import { worldPort, worlds } from './worlds.ts';

/** After all stories, in each world: every balance is the sum of its entries, and nothing set aside is without its order. */
export default async function checkLedgers(): Promise<void> {
  for (const port of Array.from({ length: worlds }, (_, world) => worldPort(world))) {
    const answer = await fetch(`http://localhost:${port}/sandbox/ledger/verify`);
    const proof: unknown = await answer.json();
    const isSound = typeof proof === 'object' && proof !== null && 'sound' in proof && proof.sound === true;
    if (!isSound) throw new Error(`the ledger of world ${port} is unsound: ${JSON.stringify(proof)}`);
    console.log(`  ledger of world ${port}: ${JSON.stringify(proof)}`);
  }
}
