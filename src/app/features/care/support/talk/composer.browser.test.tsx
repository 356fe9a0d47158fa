import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Composer } from './composer.tsx';

const field = () => page.getByRole('textbox', { name: '写给客服' });

const press = (init: KeyboardEventInit) =>
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

test('[2.08] only an Enter outside a composition sends to customer service', async () => {
  mount(
    <MemoryRouter>
      <Composer />
    </MemoryRouter>,
  );
  await field().fill('nihao');
  for (const init of [{ isComposing: true }, { keyCode: 229 }, { shiftKey: true }]) press(init);
  await expect.element(field()).toHaveValue('nihao');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
});
