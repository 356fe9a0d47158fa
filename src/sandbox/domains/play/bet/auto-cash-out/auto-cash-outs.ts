import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { BetRow } from '../bet-row.ts';
import type { CashOuts } from '../settlement/cash-outs.ts';
import type { AutoTerms, SettingRow } from './auto-cash-out-store.ts';

const BetReference = v.object({ betId: v.string() });

type Ports = BetPorts & { readonly cashOuts: Pick<CashOuts, 'valueOf' | 'submit'> };

/** Submits the cash-out of a setting under the id of that setting: the same submission again has no effect. */
function submitOnce(
  { cashOuts, autos }: Ports,
  commands: Commands,
  { bet, setting, value, at }: Reached,
): void {
  const { no, percent, misses } = setting;
  const requestId = `auto-${bet.bet_id}-${no}-${misses}`;
  const input = JSON.stringify({ betId: bet.bet_id, percent, value: value.toString() });
  const command = { owner: bet.user_id, call: 'bet.cashOut', requestId, input, at };
  const { repeated } = commands.once(command, BetReference, () => {
    cashOuts.submit(bet, { value, percent, autoNo: no }, at);
    return { betId: bet.bet_id };
  });
  // An id that a member's own request has used counts as a miss, and the next submission has another.
  if (repeated) autos.miss(bet.bet_id, no, { at, amount: 0n, reason: 'expired' });
}

type Reached = {
  readonly bet: BetRow;
  readonly setting: SettingRow;
  readonly value: bigint;
  readonly at: number;
};

/** Creates the cash-outs at a value that members set beforehand: submitted once the offer reaches it, never below it. */
export function createAutoCashOuts(ports: Ports) {
  const { db, store, autos, attempt, cashOuts } = ports;
  const isChangeable = (bet: BetRow) =>
    bet.state === 'open' && bet.kind !== 'system' && bet.cash_out?.state !== 'waiting';

  const step = (betId: string, commands: Commands, at: number): void => {
    const [bet, setting] = [store.find(betId), autos.of(betId)];
    if (setting?.state !== 'set') return;
    if (bet?.state !== 'open') {
      autos.end(betId, 'ended');
      return;
    }
    // A submitted cash-out is decided after its delay, also beyond the end of the setting.
    if (bet.cash_out?.state === 'waiting') return;
    if (setting.until !== null && setting.until <= at) {
      autos.end(betId, 'expired');
      return;
    }
    const value = cashOuts.valueOf(bet);
    if (value !== null && value >= setting.value) submitOnce(ports, commands, { bet, setting, value, at });
  };

  return {
    /** @throws Refusal ORDER_STEP_REFUSED, AMOUNT_OUT_OF_LIMITS, BAD_REQUEST */
    set(bet: BetRow, terms: AutoTerms, at: number): BetRow {
      if (!isChangeable(bet)) refuse('ORDER_STEP_REFUSED');
      if (terms.value > bet.highest) refuse('AMOUNT_OUT_OF_LIMITS');
      if (terms.until !== null && terms.until <= at) refuse('BAD_REQUEST');
      autos.set(bet.bet_id, terms, at);
      return bet;
    },
    /** Ends the setting of a bet; a bet without one stays as it is. @throws Refusal ORDER_STEP_REFUSED once it is submitted */
    revoke(bet: BetRow): BetRow {
      if (autos.of(bet.bet_id)?.state !== 'set') return bet;
      if (bet.cash_out?.state === 'waiting') refuse('ORDER_STEP_REFUSED');
      autos.end(bet.bet_id, 'revoked');
      return bet;
    },
    /** Submits the cash-outs whose value is reached, and ends settings whose time or bet has ended. */
    tick(commands: Commands, at: number): void {
      for (const betId of autos.waiting())
        attempt(betId, () => transaction(db, () => step(betId, commands, at)));
    },
  };
}
