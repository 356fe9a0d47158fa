import { PLATFORM_ERRORS, type RefusalCode } from '#contract/error-codes.table.ts';
import type { FaultRuleInput } from '#sandbox/http/faults/fault-rule.ts';

/** The operator's desk of a sandbox, by plain HTTP: works from a browser as well. */
export type PlatformAdmin = {
  /** A match being played now. */
  liveMatch(): Promise<string>;
  sendMessage(roomNo: string, text: string): Promise<void>;
  /** People talk in a room at this rate until it is 0 again. */
  flood(roomNo: string, perSecond: number): Promise<void>;
  addFault(rule: FaultRuleInput): Promise<void>;
  refuse(path: string, code: RefusalCode, message?: string): Promise<void>;
  /** Ends every fault. */
  resetOverrides(): Promise<void>;
};

/** @param consoleOrigin the origin of the console */
export function platformAdmin(consoleOrigin: string): PlatformAdmin {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${consoleOrigin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const addFault: PlatformAdmin['addFault'] = (rule) => post('/sandbox/faults', rule);
  return {
    liveMatch: async () => {
      const state: { live: string[] } = await (await fetch(`${consoleOrigin}/sandbox/state`)).json();
      const [first] = state.live;
      if (first === undefined) throw new Error('no match is being played');
      return first;
    },
    sendMessage: (roomNo, text) => post(`/sandbox/rooms/${roomNo}/say`, { text }),
    flood: (roomNo, perSecond) => post('/sandbox/crowd', { flood: { roomNo, perSecond } }),
    addFault,
    refuse: (path, code, message = '') =>
      addFault({ path, kind: 'code', code: PLATFORM_ERRORS[code].number, message }),
    resetOverrides: async () => void (await fetch(`${consoleOrigin}/sandbox/faults`, { method: 'DELETE' })),
  };
}
