/** Request of the operator to the console's server. */
export type AdminRequest = {
  readonly method: 'POST' | 'DELETE';
  /** Below `/sandbox/`. */
  readonly path: string;
  readonly body?: unknown;
};

export const post = (path: string, body: unknown): AdminRequest => ({ method: 'POST', path, body });
export const remove = (path: string): AdminRequest => ({ method: 'DELETE', path });

/** Error of a console request that was refused or not answered. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
}

const PATIENCE_MS = 5_000;

async function request(path: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/sandbox/${path}`, { ...init, signal }).catch(() => {
    throw new AdminRefusal('沙盒没有应答');
  });
  if (response.ok) return response;
  const answer: { error?: string; path?: string } = await response.json().catch(() => ({}));
  const where = answer.path ? `（${answer.path}）` : '';
  throw new AdminRefusal(`${answer.error ?? `状态 ${response.status}`}${where}`);
}

/**
 * Returns the sandbox's response; its shape is not validated, because this page is served with the sandbox. @throws
 * AdminRefusal.
 */
export async function read<Answer>(path: string): Promise<Answer> {
  const answer: Answer = await (await request(path, {})).json();
  return answer;
}

/** @throws AdminRefusal with the reason. */
export async function send({ method, path, body }: AdminRequest): Promise<void> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await request(path, { method, ...(method === 'POST' ? json : {}) });
}
