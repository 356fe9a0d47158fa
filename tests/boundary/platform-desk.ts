import { PLATFORM_CODES, type PlatformCodeName } from '#contract/platform-codes.ts';

/** The operator's desk of a sandbox, by plain HTTP: works from a browser as well. */
export type PlatformDesk = {
  readonly origin: string;
  /** A match being played now. */
  liveMatch(): Promise<string>;
  say(roomNo: string, text: string): Promise<void>;
  strike(rule: { path: string; fault: string; times?: number } & Record<string, unknown>): Promise<void>;
  refuse(path: string, code: PlatformCodeName, message?: string): Promise<void>;
  /** Ends all mischief. */
  calm(): Promise<void>;
};

export function platformDesk(origin: string): PlatformDesk {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const strike: PlatformDesk['strike'] = (rule) => post('/sandbox/mischief', rule);
  return {
    origin,
    liveMatch: async () => {
      const state: { live: string[] } = await (await fetch(`${origin}/sandbox/state`)).json();
      const [first] = state.live;
      if (first === undefined) throw new Error('no match is being played');
      return first;
    },
    say: (roomNo, text) => post(`/sandbox/rooms/${roomNo}/say`, { text }),
    strike,
    refuse: (path, code, message = '') =>
      strike({ path, fault: 'code', code: PLATFORM_CODES[code], message }),
    calm: async () => void (await fetch(`${origin}/sandbox/mischief`, { method: 'DELETE' })),
  };
}
