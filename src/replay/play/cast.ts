import type { SendStep } from '#replay/plan/plan.ts';
import type { Senders } from './equip-senders.ts';
import type { MessageNumbers } from './message-number.ts';
import type { PartPorts, PartTask } from './part-task.ts';
import { openSpeaker, type SendFate, type Speaker } from './speaker.ts';

/** Members log in so many at a time: passwords cost the platform work. */
const LOGINS_AT_ONCE = 8;

/** The members who speak in a part of a run. */
export type Cast = {
  /** Logs them in. @throws AppError when one may not. */
  prepare(): Promise<void>;
  perform(step: SendStep): Promise<SendFate>;
  close(): void;
};

export function createCast(
  ports: Pick<PartPorts, 'speakersDevice'>,
  task: Pick<PartTask, 'target' | 'index' | 'of'> & Pick<Senders, 'accounts' | 'gifts'>,
  numbers: MessageNumbers,
): Cast {
  const speakers = new Map<number, Speaker>();
  const gifts = task.gifts.map((giftId) => ({ giftId }));
  const mine = task.accounts.flatMap((account, sender) =>
    sender % task.of === task.index ? [{ account, sender }] : [],
  );
  const logInNext = async (): Promise<void> => {
    for (let next = mine.shift(); next !== undefined; next = mine.shift()) {
      speakers.set(
        next.sender,
        await openSpeaker(ports.speakersDevice(), task.target, next.account, { numbers, gifts }),
      );
    }
  };
  return {
    prepare: async () => {
      await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, logInNext));
    },
    perform: async (step) => {
      const speaker = speakers.get(step.sender);
      return speaker ? speaker.perform(step) : { is: 'refused', why: 'noAccount' };
    },
    close() {
      for (const speaker of speakers.values()) speaker.leave();
    },
  };
}
