import { exposeCore } from './bridge/expose-core.ts';
import { RUNNING } from './bridge/running.ts';
import { createCore } from './core/core.ts';
import { workerPorts } from './core/worker-ports.ts';

// Exposed before anything is awaited: a message that finds no listener is lost.
exposeCore(createCore(workerPorts()).api, self);
self.postMessage(RUNNING);
