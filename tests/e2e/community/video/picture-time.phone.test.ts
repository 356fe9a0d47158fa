import { moving } from '#tests/e2e/moving.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test(
  'on a phone the video rewinds, shows its delay and returns live',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.prefers('hls');
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    const slider = page.getByRole('slider', { name: '回看进度' });
    await room.video.tap();
    await page.getByRole('button', { name: '后退 10 秒' }).tap();
    await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 0:(1|2)\d$/);
    await page.getByRole('button', { name: /^落后 .+，回到直播$/ }).tap();
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
