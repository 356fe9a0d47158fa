import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('[7.10] login and registration each have an image served by the platform', async () => {
  const guest = createWireClient(sandbox().origin, sandbox().world.clock.now, '');
  for (const slot of ['login', 'register'] as const) {
    const { data } = await guest.call('banner.entry', { place: slot });
    const imagePath = v.parse(calls['banner.entry'].response, data).list[0]?.picture ?? '';
    const answer = await fetch(new URL(imagePath, sandbox().origin));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
});
