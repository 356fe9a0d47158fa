import { type Endpoint, expose, releaseProxy } from 'comlink';
import type { CoreApi } from '#worker/core-api.ts';
import { guardEndpoint } from './guarded-endpoint.ts';
import { transferFullErrors } from './throw-handler.ts';

/** The proxy answers every name, so what it is can only be tried. */
function release(callback: object): void {
  const end: unknown = Reflect.get(callback, releaseProxy);
  if (typeof end === 'function') end();
}

/**
 * Exposes the core at its end of the boundary. The callback of a stream is held while its stream is open and released
 * afterwards.
 */
export function exposeCore(core: CoreApi, endpoint: Endpoint): void {
  transferFullErrors();
  const callbacks = new Map<number, object>();
  const openStream: CoreApi['openStream'] = async (topic, params, onBatch) => {
    const id = await core.openStream(topic, params, onBatch);
    callbacks.set(id, onBatch);
    return id;
  };
  const closeStream: CoreApi['closeStream'] = async (id) => {
    await core.closeStream(id);
    const callback = callbacks.get(id);
    callbacks.delete(id);
    if (callback) release(callback);
  };
  const guarded = guardEndpoint({ ...core, openStream, closeStream }, endpoint);
  expose(guarded.root, guarded.endpoint);
}
