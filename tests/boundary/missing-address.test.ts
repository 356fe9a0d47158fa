import { expect, onTestFinished, test } from 'vitest';
import type { Directive } from '#contract/directives.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { createServices } from '#worker/services/services.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';

const sandbox = sandboxForFile({ world: 'live' });

/** A core before the real platform: its plain requests, and what they make the page do. */
async function coreWithPlainRequests() {
  const plain = Promise.withResolvers<PlainRequest>();
  const { api, close } = createCore({
    ...inProcessPorts(),
    loadServices: async () => (parts) => {
      plain.resolve(parts.plain);
      return createServices(parts);
    },
  });
  onTestFinished(close);
  await api.hello({
    version: CORE_VERSION,
    siteId: 5000,
    apiOrigin: sandbox().origin,
    hidden: false,
    needsServices: true,
  });
  const seen: Directive[] = [];
  const reading = remoteStream(api, 'directives', null, async () => undefined).subscribe(({ items }) =>
    seen.push(...items),
  );
  onTestFinished(() => reading.unsubscribe());
  return { plain: await plain.promise, seen };
}

test('[8.14] a request without an address alerts on the page', async () => {
  const { plain, seen } = await coreWithPlainRequests();
  await expect(plain('')).rejects.toMatchObject({ code: 'NO_ADDRESS' });
  await until(() => expect(seen).toMatchObject([{ is: 'alert', code: 'NO_ADDRESS' }]));
});

test('[8.14] a plain request for what the platform does not have only rejects', async () => {
  const { plain, seen } = await coreWithPlainRequests();
  await expect(plain('/no/such/file')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(plain('')).rejects.toMatchObject({ code: 'NO_ADDRESS' });
  await until(() => expect(seen.map(({ is }) => is)).toEqual(['alert']));
});
