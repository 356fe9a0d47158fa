import type { AppError, CORE_CODES, ErrorCode, TRANSPORT_CODES } from '#contract/errors.ts';

type Trouble = (typeof TRANSPORT_CODES)[number] | (typeof CORE_CODES)[number];

/**
 * Whether a money request may have been executed despite each transport failure. False where it was never sent, or where
 * the member closed a verification required before it.
 */
const MAY_BE_DONE: Readonly<Record<Trouble, boolean>> = {
  TIMEOUT: true,
  LINE_ABNORMAL: true,
  NETWORK_ABNORMAL: true,
  OFFLINE: true,
  HTTP_STATUS: true,
  NOT_AN_OBJECT: true,
  BAD_SEAL: true,
  BAD_ANSWER: true,
  BAD_INPUT: false,
  REQUEST_CLOSED: false,
  NO_ADDRESS: false,
  CANCELLED: true,
  UNKNOWN_CODE: true,
  CORE_DEAD: true,
  CORE_VERSION: true,
  NOT_MADE: false,
  BUG: true,
};

const isTrouble = (code: ErrorCode): code is Trouble => code in MAY_BE_DONE;

/**
 * Reports whether the outcome of the request is unknown. A platform that has seen its nonce has received the request itself
 * before.
 */
export const isAnswerLost = ({ code }: AppError): boolean =>
  isTrouble(code) ? MAY_BE_DONE[code] : code === 'NONCE_SEEN';
