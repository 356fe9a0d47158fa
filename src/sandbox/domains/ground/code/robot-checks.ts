import { randomBytes } from 'node:crypto';
import { isWorkDone } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { dropExpired } from '#sandbox/base/time/drop-expired.ts';

/** Work of about a thousand hashes: negligible for a person, costly for a machine that requests a thousand codes. */
const BITS = 10;
const LIFE_MS = 120_000;

/** Challenges and the tickets given for them; each is valid once, and a restart discards them. */
export type RobotChecks = {
  register(now: number): { challenge: string; bits: number };
  /** @returns the ticket, or null when the work is not done or was not requested. */
  validate(challenge: string, seccode: string, now: number): Promise<string | null>;
  /** Uses a ticket up. */
  take(ticket: string, now: number): boolean;
};

/** The robot checks that come before a code is sent. */
export function createRobotChecks(): RobotChecks {
  const given = new Map<string, { readonly until: number }>();
  const give = (now: number) => {
    dropExpired(given, now);
    const fresh = randomBytes(16).toString('hex');
    given.set(fresh, { until: now + LIFE_MS });
    return fresh;
  };
  const take = (ticket: string, now: number) => {
    const { until } = given.get(ticket) ?? { until: 0 };
    given.delete(ticket);
    return until > now;
  };
  return {
    register: (now) => ({ challenge: give(now), bits: BITS }),
    validate: async (challenge, seccode, now) =>
      take(challenge, now) && (await isWorkDone(nodeEngine, challenge, seccode, BITS))
        ? `ticket-${give(now)}`
        : null,
    take: (ticket, now) => ticket.startsWith('ticket-') && take(ticket.slice('ticket-'.length), now),
  };
}
