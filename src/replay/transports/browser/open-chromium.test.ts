import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/errors.ts';
import { openChromium } from './open-browser.ts';

test('without a Chromium, the error contains a remedy', async () => {
  const asked = openChromium({ headed: true, hosts: [] }, () => undefined);
  await expect(asked).rejects.toThrow(UsageError);
  await expect(asked).rejects.toThrow('CHROMIUM_PATH');
});
