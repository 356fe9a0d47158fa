import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import type { Mailbox, PhoneNumber, SessionApi } from '#worker/session/session-api.ts';
import type { Send } from '#worker/wire/send.ts';

/** Does the robot check's work out of sight [7.11]. @returns the ticket, good for one try. */
async function robotTicket(send: Send, engine: CryptoEngine): Promise<string> {
  const { challenge, bits } = await send('code.robotRegister', {});
  const seccode = await doWork(engine, challenge, bits);
  const { ticket } = await send('code.robotValidate', { challenge, seccode });
  return ticket;
}

/** Sends a verification code, after the robot check [7.11]. */
export const sendCodeBy =
  (send: Send, engine: CryptoEngine): SessionApi['sendCode'] =>
  async (purpose, to) => {
    const { region = '86', phone = '', email = '' }: Partial<PhoneNumber & Mailbox> = to ?? {};
    const ticket = await robotTicket(send, engine);
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

/** Begins a recovery, after the robot check [4.06]. */
export const beginRecoveryBy =
  (send: Send, engine: CryptoEngine): SessionApi['beginRecovery'] =>
  async (name, to) => {
    const ticket = await robotTicket(send, engine);
    return 'email' in to
      ? send('passwordRecovery.emailOne', { name, email: to.email, ticket })
      : send('passwordRecovery.phoneOne', { name, region: to.region, phone: to.phone, ticket });
  };
