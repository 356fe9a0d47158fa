import { expect, type Locator, type Page } from '@playwright/test';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { type PlayLink, sealPlayUrl } from '#contract/wire/play-url.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';

/** Standalone player page. */
export class PlayPage {
  readonly page: Page;
  readonly video: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.video = page.locator('video');
    this.status = page.getByRole('status');
  }

  /** A link as the platform would hand it out. */
  link(link: PlayLink): Promise<string> {
    return sealPlayUrl(webcryptoEngine(globalThis.crypto), APP_SECRET, link);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`/play.html${url && `?url=${encodeURIComponent(url)}`}`);
  }

  /** Waits until the video plays by itself. */
  async plays(): Promise<void> {
    const shown = () =>
      this.video.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
    await expect.poll(shown).toBeGreaterThan(0);
    const before = await shown();
    await expect.poll(shown).toBeGreaterThan(before);
    await expect(this.status).toBeHidden();
  }
}
