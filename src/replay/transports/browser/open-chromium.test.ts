import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/command.ts';
import { openChromium } from './open-browser.ts';

test('without a Chromium, the error contains a remedy', async () => {
  const opening = openChromium({ headed: true, hosts: [] }, () => undefined);
  await expect(opening).rejects.toThrow(UsageError);
  await expect(opening).rejects.toThrow('CHROMIUM_PATH');
});
