import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { isWorkDone } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';

/**
 * Work in leading zero bits of a hash. The least is about a thousand hashes: negligible for a person, costly for a machine
 * that requests a thousand codes. The most, four times as much, takes a phone 0.7 s on average (170 µs a hash).
 */
const BITS = { least: 10, most: 12 };
/** Challenges of a network within ten minutes that cost no more than the first; each doubling of them costs a bit. */
const CHEAP = 8;
const WINDOW_MS = 10 * MINUTE_MS;
const LIFE_MS = 120_000;

/** Origin of a request: its network address, and its time, epoch ms. */
type Asker = { readonly address: string; readonly now: number };

/** Challenges and the tickets given for them; each is valid once, and a restart discards them. */
export type RobotChecks = {
  register(asker: Asker): { challenge: string; bits: number };
  /** @returns the ticket, or null when the work is not done or was not requested. */
  validate(challenge: string, seccode: string, now: number): Promise<string | null>;
  /** Uses a ticket up. */
  take(ticket: string, now: number): boolean;
};

/** Counts the challenges of each network address within ten minutes. */
function createCounts() {
  let window = Number.NaN;
  const counts = new Map<string, number>();
  return {
    /** @returns the number of earlier challenges. */
    add({ address, now }: Asker): number {
      const current = Math.floor(now / WINDOW_MS);
      if (current !== window) counts.clear();
      window = current;
      const before = counts.get(address) ?? 0;
      counts.set(address, before + 1);
      return before;
    },
  };
}

const bitsAfter = (before: number): number =>
  Math.min(BITS.most, BITS.least + Math.max(0, Math.floor(Math.log2((2 * before) / CHEAP))));

/** The robot checks that come before a code is sent. */
export function createRobotChecks(): RobotChecks {
  const challenges = createCounts();
  const issued = new Map<string, { readonly until: number; readonly bits: number }>();
  const issue = (bits: number, now: number) => {
    dropExpired(issued, now);
    const fresh = randomBytes(16).toString('hex');
    issued.set(fresh, { until: now + LIFE_MS, bits });
    return fresh;
  };
  /** Uses up a challenge or a ticket; null when it was not given, or has expired. */
  const spend = (known: string, now: number) => {
    const found = issued.get(known);
    issued.delete(known);
    return found && found.until > now ? found : null;
  };
  return {
    register(asker) {
      const bits = bitsAfter(challenges.add(asker));
      return { challenge: issue(bits, asker.now), bits };
    },
    async validate(challenge, seccode, now) {
      const pending = spend(challenge, now);
      if (!pending || !(await isWorkDone(nodeEngine, challenge, seccode, pending.bits))) return null;
      return `ticket-${issue(0, now)}`;
    },
    take: (ticket, now) =>
      ticket.startsWith('ticket-') && spend(ticket.slice('ticket-'.length), now) !== null,
  };
}
