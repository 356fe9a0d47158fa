import type { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

const EVERY_MS = 200;
const MARK = '号';

/** Text sent under a number, and the pattern by which a page finds the number again. */
export const textOf = (number: number): string => `第 ${number} ${MARK}。`;
export const NUMBERED = `第 (\\d+) ${MARK}。`;

/** Sends numbered messages in a room, five a second, until stopped. */
export function talkIn(sandbox: SandboxAdmin, roomNo: string) {
  /** Epoch ms at which the platform had accepted each number. */
  const acceptedAt = new Map<number, number>();
  let number = 0;
  const sendNext = async () => {
    number += 1;
    const mine = number;
    await sandbox.sendMessage(roomNo, { text: textOf(mine) });
    acceptedAt.set(mine, Date.now());
  };
  const failures: unknown[] = [];
  const timer = setInterval(
    () => void sendNext().catch((thrown: unknown) => failures.push(thrown)),
    EVERY_MS,
  );
  return {
    acceptedAt: (at: number) => acceptedAt.get(at) ?? Number.POSITIVE_INFINITY,
    stop: () => clearInterval(timer),
    failures,
  };
}
