import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { remoteCore } from '../connection.ts';
import { exposeCore } from '../expose-core.ts';
import { remoteStream } from './remote-stream.ts';

const isPort = (value: unknown): value is MessagePort => value instanceof MessagePort;

/** A core behind a port, with what becomes of the port through which it calls the page back. */
function coreBehindPort() {
  const { port1, port2 } = new MessageChannel();
  const core = createCore(inProcessPorts());
  const closeStream = vi.fn<CoreApi['closeStream']>(async () => undefined);
  const opened = Promise.withResolvers<void>();
  const callbackClosed = Promise.withResolvers<void>();
  port2.addEventListener('message', ({ data }) => {
    const callback: unknown = data.argumentList?.[2]?.value;
    if (!isPort(callback)) return;
    callback.addEventListener('close', () => callbackClosed.resolve());
    opened.resolve();
  });
  exposeCore({ ...core.api, openStream: async () => 1, closeStream }, port2);
  onTestFinished(() => {
    core.close();
    port1.close();
  });
  return { remote: remoteCore(port1), opened, callbackClosed, closeStream };
}

test('the page closes the callback port of a dead core', async () => {
  const { remote, opened, callbackClosed, closeStream } = coreBehindPort();
  const reading = remoteStream(
    remote,
    'session',
    null,
    async () => undefined,
    () => true,
  ).subscribe();
  await opened.promise;
  reading.unsubscribe();
  await callbackClosed.promise;
  expect(closeStream).not.toHaveBeenCalled();
});

test('a core that runs closes the stream, then releases the callback port', async () => {
  const { remote, opened, callbackClosed, closeStream } = coreBehindPort();
  const reading = remoteStream(remote, 'session', null, async () => undefined).subscribe();
  await opened.promise;
  reading.unsubscribe();
  await callbackClosed.promise;
  expect(closeStream).toHaveBeenCalledOnce();
});
