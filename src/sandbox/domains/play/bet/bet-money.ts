import type { Currency } from '#contract/units/money.ts';
import { smaller } from '#sandbox/base/amount.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import {
  betsOf,
  bookOf,
  debtOf,
  venueDebtOf,
  venueOf,
} from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';

/** Owner of the money of a bet, and the venue it is at. */
export type Bettor = {
  readonly user_id: string;
  readonly currency: Currency;
  readonly bet_id: string;
  readonly venue: BookCode;
};

/** Valid stake before and after a settlement, minor units. */
export type Counted = { readonly before: bigint; readonly valid: bigint };

type Ports = {
  readonly ledger: Ledger;
  readonly wagering: Pick<Wagering, 'count' | 'keepAtMost'>;
  readonly bonuses: Pick<Bonuses, 'stake' | 'keepAtMost'>;
};

type Moves = readonly (readonly [account: string, amount: bigint])[];

/** The accounts of a bet, and how movements between them are booked. */
function createBooks(ledger: Ledger) {
  const accountsOf = ({ user_id, currency, venue }: Bettor) => {
    const names = {
      wallet: venueOf(user_id, venue, currency),
      held: betsOf(user_id, venue, currency),
      owed: venueDebtOf(user_id, venue, currency),
      centreDebt: debtOf(user_id, currency),
      book: bookOf(venue, currency),
    };
    ledger.open(names.wallet, currency, false);
    ledger.open(names.held, currency, false);
    ledger.open(names.owed, currency, true);
    ledger.open(names.book, currency, true);
    return names;
  };
  const book = (bettor: Bettor, at: number, note: string, moves: Moves) => {
    const entries = moves
      .filter(([, amount]) => amount !== 0n)
      .map(([account, amount]) => ({ account, amount }));
    if (entries.length === 0) return;
    ledger.book({ kind: 'bet', at, roomNo: null, note: `${note}:${bettor.bet_id}`, entries });
  };
  const repaidOf = (account: string, amount: bigint): bigint => smaller(amount, -ledger.balance(account));
  /** Returns the moves of a credit: debts at the venue are repaid first, then debts at the centre. */
  const credit = ({ wallet, owed, centreDebt }: ReturnType<typeof accountsOf>, amount: bigint): Moves => {
    const atVenue = repaidOf(owed, amount);
    const atCentre = repaidOf(centreDebt, amount - atVenue);
    return [
      [wallet, amount - atVenue - atCentre],
      [owed, atVenue],
      [centreDebt, atCentre],
    ];
  };
  return { accountsOf, book, credit };
}

/** Creates the operations that set stakes aside, return and settle them. */
function createStakes({ accountsOf, book, credit }: ReturnType<typeof createBooks>) {
  return {
    /** @throws Refusal BALANCE_SHORT. */
    hold(bettor: Bettor, stake: bigint, at: number) {
      const { wallet, held } = accountsOf(bettor);
      book(bettor, at, 'stake', [
        [wallet, -stake],
        [held, stake],
      ]);
    },
    /** Returns held money that is not staked after all. */
    release(bettor: Bettor, stake: bigint, at: number) {
      const { wallet, held } = accountsOf(bettor);
      book(bettor, at, 'release', [
        [held, -stake],
        [wallet, stake],
      ]);
    },
    /** Settles a stake: it goes to the book, which pays the return. */
    settle(bettor: Bettor, stake: bigint, returned: bigint, at: number, note = 'settle') {
      const accounts = accountsOf(bettor);
      book(bettor, at, note, [
        [accounts.held, -stake],
        [accounts.book, stake - returned],
        ...credit(accounts, returned),
      ]);
    },
    /** A stake that was played is set aside again: its bet is undecided after all. What was paid is corrected apart. */
    holdAgain(bettor: Bettor, stake: bigint, at: number) {
      const { held, book: house } = accountsOf(bettor);
      book(bettor, at, 'reopen', [
        [house, -stake],
        [held, stake],
      ]);
    },
  };
}

export type BetMoney = ReturnType<typeof createBetMoney>;

/** The money of bets, in the books: between the wallet at the venue of the bet, what is set aside for open bets, and the venue's book. */
export function createBetMoney({ ledger, wagering, bonuses }: Ports) {
  const books = createBooks(ledger);
  const { accountsOf, book, credit } = books;
  return {
    ...createStakes(books),
    balance: ({ user_id, venue, currency }: Omit<Bettor, 'bet_id'>) =>
      ledger.balance(venueOf(user_id, venue, currency)),
    /**
     * Books the difference after a corrected result. The part of a negative difference that the venue wallet cannot cover
     * is owed there, and repaid from the next credits. @returns the part that is owed
     */
    correct(bettor: Bettor, difference: bigint, no: number, at: number): bigint {
      const accounts = accountsOf(bettor);
      const note = `resettle-${no}`;
      if (difference >= 0n) {
        book(bettor, at, note, [[accounts.book, -difference], ...credit(accounts, difference)]);
        return 0n;
      }
      const recovered = smaller(-difference, ledger.balance(accounts.wallet));
      const owed = -difference - recovered;
      book(bettor, at, note, [
        [accounts.book, -difference],
        [accounts.wallet, -recovered],
        [accounts.owed, -owed],
      ]);
      return owed;
    },
    /**
     * Counts valid stake towards the wagering requirements of bonuses and withdrawals; a correction takes the difference
     * back.
     */
    countPlayed({ user_id: userId, currency, bet_id }: Bettor, { before, valid }: Counted, at: number) {
      const source = `bet:${bet_id}`;
      const more = valid - before;
      if (more > 0n) {
        wagering.count({ userId, currency, source }, more);
        bonuses.stake(userId, currency, more, at, source);
      } else if (more < 0n) {
        wagering.keepAtMost({ userId, currency }, source, valid);
        bonuses.keepAtMost(source, valid, at);
      }
    },
  };
}
