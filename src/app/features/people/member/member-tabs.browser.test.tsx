import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { MemberTabs } from './member-tabs.tsx';

const tabs = Array.from({ length: 10 }, (_, at) => ({ to: `/p/${at}`, label: `第 ${at} 页的名称` }));

test.each([0, 4, 9])('the tab of page %s is in sight on a phone', (at) => {
  mount(
    <MemoryRouter initialEntries={[`/p/${at}`]}>
      <div style={{ width: 320 }}>
        <MemberTabs label="页面" tabs={tabs} />
      </div>
    </MemoryRouter>,
  );
  const strip = page.getByRole('navigation').element().getBoundingClientRect();
  const tab = page
    .getByRole('link', { name: `第 ${at} 页的名称` })
    .element()
    .getBoundingClientRect();
  expect(tab.left).toBeGreaterThanOrEqual(strip.left - 1);
  expect(tab.right).toBeLessThanOrEqual(strip.right + 1);
});
