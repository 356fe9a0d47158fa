/** A process beside a test worker that opens one platform after another at one port, on demand. */

import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { dist } from '#tools/launch/built.mjs';
import { NETWORK_NAME, type Order, SEED } from './world.ts';

let open: Sandbox | undefined;

async function obey({ port }: Order): Promise<void> {
  await open?.close();
  open = undefined;
  if (port === null) return;
  open = await createSandbox({
    port,
    dataDir: ':memory:',
    seed: SEED,
    passwordCost: LIGHT_COST,
    web: dist,
    host: { address: '127.0.0.1', names: [NETWORK_NAME] },
    onDefect: (error) => console.error(error.stack ?? error.message),
  });
}

process.on('message', (order: Order) => {
  obey(order).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.once('disconnect', () => process.exit());
