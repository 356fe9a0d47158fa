import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Pager } from './pager.tsx';
import { useRecordPick } from './use-record-pick.ts';

const PagesOfForty = () => <Pager total={40} size={20} picking={useRecordPick()} />;

test('the focus of a step that ends moves to the current page', async () => {
  mount(
    <MemoryRouter initialEntries={['/app/wallet/records']}>
      <PagesOfForty />
    </MemoryRouter>,
  );
  page.getByRole('link', { name: '下一页' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: '第 2 页' })).toHaveFocus();
});
