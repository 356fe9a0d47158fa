import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { exposeCore } from '#worker/bridge/expose-core.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { coreSuite } from './core-suite.ts';
import { portConnection } from './port-connection.ts';

const sandbox = sandboxForFile({ world: 'live' });
const ports = inProcessPorts();

coreSuite('over a channel', {
  origin: () => sandbox().origin,
  consoleOrigin: () => sandbox().consoleOrigin,
  makeCore: () => {
    const { port1, port2 } = new MessageChannel();
    const core = createCore(ports);
    exposeCore(core.api, port2);
    const { end, ...connection } = portConnection(port1);
    const close = () => {
      end();
      core.close();
    };
    const kill = () => {
      port2.close();
      core.close();
    };
    return { connection: { ...connection, end: close }, kill };
  },
});
