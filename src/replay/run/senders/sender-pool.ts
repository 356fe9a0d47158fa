import type { SendStep } from '#replay/plan/plan.ts';
import type { MessageIds } from '#replay/run/protocol/message-ids.ts';
import type { WorkerPorts, WorkerTask } from '#replay/run/protocol/worker-task.ts';
import type { PreparedSenders } from './prepare-senders.ts';
import { openVirtualSender, type SendOutcome, type VirtualSender } from './virtual-sender.ts';

/** Number of members who log in at a time; a password costs the platform CPU time. */
const LOGINS_AT_ONCE = 8;

/** The senders of a worker. */
export type SenderPool = {
  /** Logs the senders in. @throws CommandError when the platform refuses one. */
  prepare(): Promise<void>;
  perform(step: SendStep): Promise<SendOutcome>;
  close(): void;
};

/** Creates the pool of the senders that belong to this worker's shard. */
export function createSenderPool(
  ports: Pick<WorkerPorts, 'senderDevice'>,
  task: Pick<WorkerTask, 'target' | 'index' | 'of'> & Pick<PreparedSenders, 'accounts' | 'gifts'>,
  messageIds: MessageIds,
): SenderPool {
  const senders = new Map<number, VirtualSender>();
  const gifts = task.gifts.map((giftId) => ({ giftId }));
  const mine = task.accounts.flatMap((account, sender) =>
    sender % task.of === task.index ? [{ account, sender }] : [],
  );
  const logInNext = async (): Promise<void> => {
    for (let next = mine.shift(); next !== undefined; next = mine.shift()) {
      senders.set(
        next.sender,
        await openVirtualSender(ports.senderDevice(), task.target, next.account, { messageIds, gifts }),
      );
    }
  };
  return {
    prepare: async () => {
      await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, logInNext));
    },
    perform: async (step) => {
      const sender = senders.get(step.sender);
      return sender ? sender.perform(step) : { is: 'refused', reason: 'noAccount' };
    },
    close() {
      for (const sender of senders.values()) sender.leave();
    },
  };
}
