import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import type { Mailbox, PhoneNumber, SessionApi } from '#worker/session/session-api.ts';
import type { Send } from '#worker/wire/send.ts';

/** Does the robot check's work out of sight, then has the code sent [7.11]. */
export const sendCodeBy =
  (send: Send, engine: CryptoEngine): SessionApi['sendCode'] =>
  async (purpose, to) => {
    const { region = '86', phone = '', email = '' }: Partial<PhoneNumber & Mailbox> = to ?? {};
    const { challenge, bits } = await send('code.robotRegister', {});
    const seccode = await doWork(engine, challenge, bits);
    const { ticket } = await send('code.robotValidate', { challenge, seccode });
    const { waitMs } = await send('code.send', {
      purpose,
      channel: email === '' ? 'phone' : 'email',
      region,
      phone,
      email,
      ticket,
    });
    return { waitMs };
  };
