/** What is worth a look of the operator's. */
export type SecurityKind =
  | 'loginFailed'
  | 'loginLocked'
  | 'secretFailed'
  | 'secretLocked'
  | 'codeFailed'
  | 'badSignature'
  | 'repeated'
  | 'foreignSession'
  | 'foreignHost'
  | 'throttled'
  | 'operator';

/** Something that happened, once or several times within a minute. */
export type SecurityEvent = {
  readonly id: number;
  readonly kind: SecurityKind;
  /** A member's name, a device's beginning, or who else it was. Never a password, a code or a token. */
  readonly who: string;
  /** What it was about: a call, a host, what the operator changed. */
  readonly what: string;
  /** Epoch ms of the world's clock, the last time. */
  readonly at: number;
  readonly times: number;
};

export type SecurityLog = {
  note(event: Pick<SecurityEvent, 'kind' | 'who' | 'what'>, now: number): void;
  /** Newest first. */
  list(): readonly SecurityEvent[];
};

const KEPT = 300;
const TEXT_MAX = 120;
/** Repeats of one of the last few are counted with it, so that a flood does not wash the rest away. */
const FOLD_AMONG = 20;
const FOLD_MS = 60_000;

const brief = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

/** The newest events in memory. Nothing a stranger does makes it write to the disk. */
export function createSecurityLog(): SecurityLog {
  let events: readonly SecurityEvent[] = [];
  let lastId = 0;
  return {
    note({ kind, who, what }, now) {
      const fresh = { kind, who: brief(who), what: brief(what) };
      const isSame = (event: SecurityEvent) =>
        event.kind === fresh.kind &&
        event.who === fresh.who &&
        event.what === fresh.what &&
        sinceMs(now, event.at) < FOLD_MS;
      const known = events.slice(0, FOLD_AMONG).find(isSame);
      if (!known) lastId += 1;
      const event = { ...fresh, id: known?.id ?? lastId, at: now, times: (known?.times ?? 0) + 1 };
      events = [event, ...events.filter((other) => other !== known)].slice(0, KEPT);
    },
    list: () => events,
  };
}

import { sinceMs } from '#sandbox/base/since.ts';
