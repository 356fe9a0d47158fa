import { fixed, tidied } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { createLedger } from './ledger.ts';
import { openPlatformCash } from './platform-accounts.ts';

/** The ledger: every movement of money and coins, with the platform's own accounts. */
export const ledgerDomain = domain({
  bounds: {
    ledger_account: fixed,
    // The gifts of the crowd: an entry for each giver of a room each five minutes, until they are folded.
    ledger_entry: tidied('ledger/fold-crowd-gifts'),
    ledger_fold: fixed,
    ledger_transfer: tidied('ledger/fold-crowd-gifts'),
  },
  open({ db }: Stored) {
    const ledger = createLedger(db);
    openPlatformCash(ledger);
    return { ledger };
  },
});
