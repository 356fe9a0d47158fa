import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '#kit/action/icon-button.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { Tooltip } from './tooltip.tsx';

test('a tooltip shows on keyboard focus and is hidden by Esc', async () => {
  mount(
    <>
      <Tooltip text="full screen">
        <IconButton icon="maximize" label="full screen" />
      </Tooltip>
      <button type="button">next</button>
    </>,
  );
  const name = page.getByText('full screen');
  await expect.element(name).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(name).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(name).toBeVisible();
});
