import type { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

const EVERY_MS = 200;
const MARK = '号';

/** Text sent under a number, and the pattern by which a page finds the number again. */
export const textOf = (number: number): string => `第 ${number} ${MARK}。`;
export const NUMBERED = `第 (\\d+) ${MARK}。`;

/** Sends numbered messages in a room, five a second, until stopped. */
export function talkIn(sandbox: SandboxAdmin, roomNo: string) {
  /** Epoch ms at which the platform had accepted each number. */
  const saidAt = new Map<number, number>();
  let number = 0;
  const say = async () => {
    number += 1;
    const mine = number;
    await sandbox.say(roomNo, { text: textOf(mine) });
    saidAt.set(mine, Date.now());
  };
  const failures: unknown[] = [];
  const timer = setInterval(() => void say().catch((thrown: unknown) => failures.push(thrown)), EVERY_MS);
  return {
    saidAt: (at: number) => saidAt.get(at) ?? Number.POSITIVE_INFINITY,
    stop: () => clearInterval(timer),
    failures,
  };
}
