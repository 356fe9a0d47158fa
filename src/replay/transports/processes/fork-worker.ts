import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CommandError } from '#replay/cli/command.ts';
import { createRpcClient } from '#replay/run/protocol/rpc-client.ts';
import { createWorkerClient, type WorkerClient } from '#replay/run/protocol/worker-client.ts';
import { withoutSecret } from '#replay/transports/hosts/shared-key.ts';

/** Nearly everything that a response allocates is garbage a moment later; a young generation of this size halves its collection. */
const YOUNG_GENERATION_MB = 64;
const PROCESS = fileURLToPath(new URL('./worker-process.ts', import.meta.url));

/**
 * Starts a worker in another process of this machine. It builds its own plan.
 * @param planFlags flags of the plan, as on the command line
 * @param recording path of the recording
 */
export function forkWorker(planFlags: readonly string[], recording: string): WorkerClient {
  const child = fork(PROCESS, [...planFlags, '--', recording], {
    serialization: 'json',
    env: withoutSecret(process.env),
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${YOUNG_GENERATION_MB}`],
  });
  const client = createRpcClient((message) => void child.send(message));
  child.on('message', client.receive);
  child.on('error', client.close);
  child.on('exit', (code) => client.close(new Error(`a worker process ended with ${code}`)));
  const call = (request: object) =>
    client.call(request).catch((thrown: unknown) => {
      throw new CommandError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
    });
  return createWorkerClient(call, () => {
    if (child.connected) child.disconnect();
  });
}
