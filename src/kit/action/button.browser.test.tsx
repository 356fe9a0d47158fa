import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Button } from './button.tsx';

test('a loading button keeps width, name and focus, and ignores presses', async () => {
  const onClick = vi.fn();
  mount(
    <>
      <Button onClick={onClick}>Pay 2,000</Button>
      <Button loading onClick={onClick}>
        Pay 2,000
      </Button>
    </>,
  );
  const [idle, loading] = page.getByRole('button', { name: 'Pay 2,000' }).elements();
  expect(loading?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  expect(loading?.ariaBusy).toBe('true');
  if (loading instanceof HTMLElement) loading.focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(loading);
});

test('a held button keeps the focus and ignores presses', async () => {
  const onClick = vi.fn();
  mount(
    <Button held onClick={onClick}>
      Pay 2,000
    </Button>,
  );
  const held = page.getByRole('button', { name: 'Pay 2,000' });
  expect(held.element().ariaDisabled).toBe('true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await held.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(held.element());
});
