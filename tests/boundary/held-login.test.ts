import { filter, firstValueFrom, map } from 'rxjs';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi } from '#worker/core-api.ts';

const sandbox = sandboxForFile({ world: 'live' });
const RIGHT = 'court2026';

/** A core whose device has typed three wrong passwords of a member. */
async function afterThreeWrongOf(name: string) {
  const { api, close } = createCore(inProcessPorts());
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
  for (const max of [4, 3, 2]) {
    await expect(api.session.login(name, 'wrong2026')).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
      detail: { max },
    });
  }
  return api;
}

const nextCaptcha = (core: CoreApi) =>
  firstValueFrom(
    remoteStream(core, 'captcha', null, async () => undefined).pipe(
      map(({ items }) => items.at(-1) ?? null),
      filter((kind) => kind !== null),
    ),
  );

/** Solves the challenge as a viewer who sees the image does. */
async function solve(core: CoreApi) {
  const { ticket } = await core.call('captcha.register', { kind: 'image' }, 100);
  const puzzle = sandbox().challenges.find(ticket, sandbox().world.clock.now())?.puzzle;
  const text = puzzle?.kind === 'image' ? puzzle.characters : '';
  return core.call('captcha.check', { ticket, attempt: { by: 'text', text } }, 101);
}

afterEach(() => void sandbox().db.exec('DELETE FROM login_try'));

test('[9.10] [4.08] the next login waits for the verification, then succeeds by itself', async () => {
  const core = await afterThreeWrongOf('xuexian');
  const login = core.session.login('xuexian', RIGHT);
  expect(await nextCaptcha(core)).toBe('image');
  await core.captcha.pass(await solve(core));
  await login;
  expect(await core.call('member.info', {}, 1)).toMatchObject({ name: 'xuexian' });
});

test('[9.10] a login for thirty days is held up and succeeds alike', async () => {
  const core = await afterThreeWrongOf('qinghe');
  const login = core.session.login('qinghe', RIGHT, true);
  expect(await nextCaptcha(core)).toBe('image');
  await core.captcha.pass(await solve(core));
  await login;
  expect(await core.call('member.info', {}, 1)).toMatchObject({ name: 'qinghe' });
});

test('[9.10] [4.08] a person who closes the verification is not logged in', async () => {
  const core = await afterThreeWrongOf('beian');
  const login = core.session.login('beian', RIGHT);
  await nextCaptcha(core);
  await core.captcha.close();
  await expect(login).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
  await expect(core.call('member.info', {}, 1)).rejects.toMatchObject({ code: 'NEEDS_LOGIN' });
});
