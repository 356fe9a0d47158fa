import { randomBytes } from 'node:crypto';
import { SECOND_MS } from '#contract/units/durations.ts';
import { tokenHash } from '#sandbox/base/secret-text.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';

const TICKET_BYTES = 32;
const TICKET_MS = 60 * SECOND_MS;

type IssuedTicket = {
  readonly sessionId: string;
  readonly until: number;
  readonly opened: (() => void) | undefined;
  used: boolean;
};

/** Visit opened by a ticket, and whether the ticket was used before. */
export type Redeemed =
  | { readonly is: 'fresh' | 'used'; readonly sessionId: string }
  | { readonly is: 'none' };

/** Tickets that lead a browser from the site into a venue, without the member's token. */
export type Tickets = {
  /**
   * @param opened called when a page opens with it
   * @returns 64 hexadecimal digits, good once and for a minute
   */
  issue(sessionId: string, now: number, opened?: () => void): string;
  redeem(ticket: string, now: number): Redeemed;
};

/** Tickets in memory, by their hash alone: anyone who reads the memory of the platform cannot use them. */
export function createTickets(): Tickets {
  const tickets = new Map<string, IssuedTicket>();
  return {
    issue(sessionId, now, opened) {
      dropExpired(tickets, now);
      const ticket = randomBytes(TICKET_BYTES).toString('hex');
      tickets.set(tokenHash(ticket), { sessionId, until: now + TICKET_MS, opened, used: false });
      return ticket;
    },
    redeem(ticket, now) {
      const found = tickets.get(tokenHash(ticket));
      if (!found || found.until <= now) return { is: 'none' };
      const is = found.used ? 'used' : 'fresh';
      if (!found.used) found.opened?.();
      found.used = true;
      return { is, sessionId: found.sessionId };
    },
  };
}
