import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

type Tab = 'chat' | 'odds' | 'match';

function Page() {
  const [tab, setTab] = useState<Tab>('chat');
  return (
    <>
      <Tabs
        id="side"
        label="room"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'chat', label: 'Chat' },
          { value: 'odds', label: 'Odds', disabled: true },
          { value: 'match', label: 'Match' },
        ]}
      />
      <TabPanel tabs="side" value="chat" current={tab} keepMounted>
        what was said
      </TabPanel>
      <TabPanel tabs="side" value="match" current={tab}>
        who played
      </TabPanel>
    </>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });

test('arrow keys, Home and End move between enabled tabs, and wrap around', async () => {
  mount(<Page />);
  await tab('Chat').click();
  for (const [key, name] of [
    ['{ArrowRight}', 'Match'],
    ['{ArrowRight}', 'Chat'],
    ['{ArrowLeft}', 'Match'],
    ['{Home}', 'Chat'],
    ['{End}', 'Match'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('arrow keys with Alt, Ctrl or Meta stay with the browser', async () => {
  mount(<Page />);
  await tab('Chat').click();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const) {
    const press = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      [modifier]: true,
      bubbles: true,
      cancelable: true,
    });
    tab('Chat').element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  }
  await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
});

test('a tab list is one stop for the Tab key', async () => {
  mount(<Page />);
  await expect.element(tab('Chat')).toHaveAttribute('tabindex', '0');
  await expect.element(tab('Match')).toHaveAttribute('tabindex', '-1');
});

test('a panel is named by its tab and hidden while inactive', async () => {
  mount(<Page />);
  await expect.element(panel('Chat')).toBeVisible();
  await tab('Match').click();
  await expect.element(panel('Match')).toHaveTextContent('who played');
  await expect.element(page.getByText('what was said')).not.toBeVisible();
});
