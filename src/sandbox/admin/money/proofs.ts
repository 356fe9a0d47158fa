import type { DatabaseSync } from 'node:sqlite';
import { createRunningProof } from '#sandbox/domains/ground/ledger/running-proof.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyMoney } from '#sandbox/domains/ground/ledger/verify-money.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import type { Site } from '#sandbox/http/api.ts';

/** The ledger step by step as it grows, and whole together with orders and bets. */
export function mountProofs(site: Site, db: DatabaseSync): void {
  const runningProof = createRunningProof(db);
  site.get('/sandbox/ledger/proof', (context) => context.json(runningProof()));
  site.get('/sandbox/ledger/verify', (context) => {
    const bets = verifyBets(db);
    const astray = [...verifyMoney(db).astray, ...bets.astray];
    const { misbooked } = bets;
    const proof = verifyLedger(db);
    const isSound = proof.sound && astray.length === 0 && misbooked.length === 0;
    return context.json({ ...proof, astray, misbooked, sound: isSound });
  });
}
