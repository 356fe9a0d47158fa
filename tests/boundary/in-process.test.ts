import { NEVER } from 'rxjs';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { coreSuite } from './core-suite.ts';
import { silenceable } from './silenced.ts';

const sandbox = sandboxForFile({ world: 'live' });
const ports = inProcessPorts();

coreSuite('in this process', {
  origin: () => sandbox().origin,
  consoleOrigin: () => sandbox().consoleOrigin,
  makeCore: () => {
    const { api, close } = createCore(ports);
    const { core, silence } = silenceable(api);
    return { connection: { core, running: Promise.resolve(), errors$: NEVER, end: close }, kill: silence };
  },
});
