import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

const TYPED = 'geheim-7f3a';

test(
  'the panel shows visit metrics, and reports are anonymous and opt-in',
  sweep,
  async ({ developer, page, policyWatch, request, sandbox }) => {
    const reports = async (): Promise<unknown> => (await request.get('/sandbox/visit-reports')).json();
    const path = `${RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION')}&dev=1&q=${TYPED}#${TYPED}`;
    await page.goto(path);
    await expect(developer.figure('FCP')).toHaveText(/ms · (?:良好|待改进|较差)/);
    await expect(developer.figure('LCP')).toHaveText(/ms/);
    policyWatch.expectRefusal(/img-src/);
    await page.evaluate((text) => {
      new Image().src = `https://elsewhere.example/${text}.png`;
      setTimeout(() => {
        throw new Error(text);
      });
    }, TYPED);
    await expect(developer.panel.getByText('被安全策略拦截 × 1')).toBeVisible();
    await expect(developer.panel.getByText('脚本错误 × 1')).toBeVisible();
    await page.goto('about:blank');
    expect(await reports()).toEqual([]);

    await page.route(
      (url) => url.pathname.startsWith('/app/room/'),
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('<html', '<html data-beacon="/beacon"'),
        });
      },
    );
    await page.goto(path);
    await expect(developer.figure('LCP')).toHaveText(/ms/);
    await page.goto('about:blank');
    await expect.poll(reports).toMatchObject([{ site: 5000, screen: '/app/room/:kind/:id', troubles: [] }]);
    expect(JSON.stringify(await reports())).not.toContain(TYPED);
  },
);
