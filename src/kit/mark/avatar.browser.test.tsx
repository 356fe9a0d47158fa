import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Avatar } from './avatar.tsx';

test('an avatar that fails to load is replaced by a placeholder', async () => {
  mount(<Avatar src="data:image/png;base64,broken" label="Lin" size={40} />);
  const figure = page.getByRole('img', { name: 'Lin' });
  await expect.poll(() => figure.element().tagName).toBe('SPAN');
  expect(figure.element().getBoundingClientRect().width).toBe(40);
});
