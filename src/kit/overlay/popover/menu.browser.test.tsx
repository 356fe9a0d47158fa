import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#kit/action/button.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { OverlayHost } from '../overlay-host.ts';
import { Menu } from './menu.tsx';

function Page() {
  const [line, setLine] = useState('a');
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <div ref={setHost} data-testid="host">
      <OverlayHost value={host}>
        <Menu
          trigger={<Button>lines</Button>}
          label="lines and more"
          items={[
            {
              kind: 'choice',
              id: 'line',
              label: 'line',
              value: line,
              onValueChange: setLine,
              options: [
                { value: 'a', label: 'Alpha' },
                { value: 'b', label: 'Beta' },
              ],
            },
            { kind: 'separator', id: 'gap' },
            { kind: 'action', id: 'reset', label: 'Reset', onSelect: () => setLine('a') },
          ]}
        />
      </OverlayHost>
    </div>
  );
}

const trigger = page.getByRole('button', { name: 'lines' });
const menu = page.getByRole('menu', { name: 'lines and more' });
const item = (name: string) => page.getByRole('menuitemradio', { name });

async function openByArrow() {
  trigger.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Alpha')).toHaveFocus();
}

test('an arrow key opens a menu, and keys move through its items', async () => {
  mount(<Page />);
  await openByArrow();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Beta')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Reset' })).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(item('Alpha')).toHaveFocus();
});

test('choosing an item closes the menu, stores the choice and returns focus', async () => {
  mount(<Page />);
  await openByArrow();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Beta')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Beta')).toHaveAttribute('aria-checked', 'true');
});

test('the trigger exposes the open state, and pressing it closes the menu', async () => {
  mount(<Page />);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(menu).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect.element(menu).not.toBeInTheDocument();
});

test('a menu opens inside its overlay host and shows in full screen', async () => {
  mount(<Page />);
  await trigger.click();
  await expect.element(menu).toBeVisible();
  expect(page.getByTestId('host').element().contains(menu.element())).toBe(true);
});
