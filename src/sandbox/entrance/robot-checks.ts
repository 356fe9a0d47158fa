import { randomBytes } from 'node:crypto';
import { isWorkDone } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/http/node-engine.ts';

/** About a thousand hashes: nothing to a person, something to a machine that asks for a thousand codes. */
const BITS = 10;
const LIFE_MS = 120_000;

/** Work asked for and tickets given for it; each is good once, and a restart forgets them. */
export type RobotChecks = {
  register(now: number): { challenge: string; bits: number };
  /** @returns the ticket, or null when the work is not done or was not asked for. */
  validate(challenge: string, seccode: string, now: number): Promise<string | null>;
  /** Uses a ticket up. */
  take(ticket: string, now: number): boolean;
};

export function createRobotChecks(): RobotChecks {
  const until = new Map<string, number>();
  const give = (now: number) => {
    for (const [old, end] of until) if (end <= now) until.delete(old);
    const fresh = randomBytes(16).toString('hex');
    until.set(fresh, now + LIFE_MS);
    return fresh;
  };
  const take = (given: string, now: number) => {
    const end = until.get(given) ?? 0;
    until.delete(given);
    return end > now;
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
