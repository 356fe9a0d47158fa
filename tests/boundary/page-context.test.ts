import { expect, onTestFinished, test } from 'vitest';
import type { Directive } from '#contract/directives.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { PageContext } from '#worker/core-api.ts';
import { platformAdmin } from './platform-admin.ts';

const sandbox = sandboxForFile({ world: 'live' });

/** Request the core sends by itself at its start. */
const PER_INFO = '/api/site/group/site/perInfo';
const LOUD = '/api/game/live/v1/popularLive';

const LEADS: readonly [where: string, pageContext: PageContext, directives: readonly string[]][] = [
  ['anywhere', { suppressRedirects: false, alertAcknowledged: false }, ['route', 'alert']],
  ['on customer service', { suppressRedirects: true, alertAcknowledged: false }, ['alert']],
  ['after going on', { suppressRedirects: false, alertAcknowledged: true }, ['alert']],
];

test.each(LEADS)(
  '[2.08] [8.08] the first response already applies the page context: %s',
  async (_where, pageContext, directives) => {
    const admin = platformAdmin(sandbox().consoleOrigin);
    onTestFinished(admin.resetOverrides);
    await admin.refuse(PER_INFO, 'ACCESS_CAVEAT');
    await admin.refuse(LOUD, 'ACTIVITY_BLACKLIST');
    const { api, close } = createCore(inProcessPorts());
    onTestFinished(close);
    await api.hello({
      version: CORE_VERSION,
      siteId: 5000,
      apiOrigin: sandbox().origin,
      hidden: false,
      pageContext,
    });
    const seen: Directive[] = [];
    const reading = remoteStream(api, 'directives', null, async () => undefined).subscribe(({ items }) =>
      seen.push(...items),
    );
    onTestFinished(() => reading.unsubscribe());
    await until(() => expect(sandbox().faultInjector.list()[0]?.hits).toBeGreaterThan(0));
    await expect(api.call('live.popular', { page: 1, size: 1, sport: null }, 1)).rejects.toMatchObject({});
    await until(() => expect(seen.length).toBeGreaterThanOrEqual(directives.length));
    expect(seen.map(({ is }) => is)).toEqual(directives);
  },
);
