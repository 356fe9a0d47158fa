import { inject } from 'vitest';
import { coreSuite } from '#tests/boundary/core-suite.ts';
import { ownServer } from '#tests/fixtures/own-server.ts';
import { workerConnection } from '#worker/bridge/connection.ts';
import CoreWorker from '#worker/entry.ts?worker';

coreSuite('in a real worker', {
  origin: () => ownServer(inject('sandboxOrigins')),
  consoleOrigin: () => ownServer(inject('deskOrigins')),
  makeCore: () => {
    const worker = new CoreWorker();
    return { connection: workerConnection(worker), kill: () => worker.terminate() };
  },
});
