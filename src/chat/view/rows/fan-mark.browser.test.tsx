import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chatScene } from '#tests/fixtures/chat/chat-scene.tsx';

test('a fan has the anchor’s badge in the row and card', async () => {
  const scene = chatScene();
  const fan = { level: 5, name: '阿泽', anchor: '阿泽说球' };
  scene.room.say({ name: '潮间带', text: '泽哥稳住', fan });
  scene.room.say({ from: 'u-2', name: '路过的人', text: '随便看看' });
  const badge = page.getByRole('img', { name: '阿泽说球 的粉丝，5 级' });
  await expect.element(badge).toHaveTextContent('阿泽5');
  await page.getByRole('button', { name: '潮间带' }).click();
  await expect.element(page.getByRole('dialog').getByText('阿泽说球 的粉丝，5 级')).toBeVisible();
});
