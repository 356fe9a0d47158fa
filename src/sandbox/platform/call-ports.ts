import { deviceText, noteRefusal } from '#sandbox/domains/ground/security-log/note-refusal.ts';
import { requestingAccount } from '#sandbox/domains/people/session/requesting-account.ts';
import type { CallPorts } from '#sandbox/http/calls/call-ports.ts';
import { demandCaptcha } from '../domains/people/captcha/challenge-store.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'accounts' | 'sessions' | 'devices' | 'challenges' | 'security'>;

/** Connects the serving of calls to the domains that it needs. */
export const callPorts = ({ accounts, sessions, devices, challenges, security }: Ports): CallPorts => ({
  seeDevice: devices.see,
  requestingAccount: (requester) => requestingAccount({ accounts, sessions }, requester),
  accountName(token, now) {
    const found = sessions.find(token, now);
    return found.is === 'alive' ? (accounts.byId(found.userId)?.name ?? null) : null;
  },
  demandCaptcha: (verifyType, demanded) => demandCaptcha(challenges, verifyType, demanded),
  noteForeignSession: (device, call, now) =>
    security.note({ kind: 'foreignSession', who: deviceText(device), what: call }, now),
  noteRefusal: (refusal, call, trail, now) => noteRefusal({ accounts, security }, refusal, call, trail, now),
});
