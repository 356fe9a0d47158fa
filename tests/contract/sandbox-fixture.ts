import { afterAll, beforeAll, expect } from 'vitest';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';

/** A silent sandbox on a driven clock for a file of tests; opened before the first and closed after the
 * last, which fails when a request ended in an exception. */
export function sandboxForFile(options: Partial<SandboxOptions> = {}): () => Sandbox {
  let sandbox: Sandbox | undefined;
  const defects: Error[] = [];
  beforeAll(async () => {
    sandbox = await createSandbox({
      port: 0,
      dataDir: ':memory:',
      seed: 7,
      crowd: 0,
      world: 'driven',
      passwordCost: LIGHT_COST,
      onDefect: (error) => defects.push(error),
      ...options,
    });
  });
  afterAll(async () => {
    await sandbox?.close();
    expect(defects).toEqual([]);
  });
  return () => {
    if (!sandbox) throw new Error('the sandbox is not open yet');
    return sandbox;
  };
}

/** Posts JSON to the operator API under `/sandbox` of the console. */
export const postAdmin = (sandbox: Sandbox, path: string, body: unknown): Promise<Response> =>
  fetch(sandbox.consoleOrigin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
