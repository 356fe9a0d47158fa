import { expect, test } from 'vitest';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { openChromium } from './open-chromium.ts';

test('where there is no Chromium, it says what to do', async () => {
  const asked = openChromium({ headed: true, hosts: [] }, () => undefined);
  await expect(asked).rejects.toThrow(BadConfig);
  await expect(asked).rejects.toThrow('CHROMIUM_PATH');
});
