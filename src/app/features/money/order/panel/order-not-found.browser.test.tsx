import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { OrderNotFound } from './live-order.tsx';

test('[4.05] an unknown order shows a link to the statement', async () => {
  mount(
    <MemoryRouter>
      <OrderNotFound />
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole('link', { name: '去交易记录' }))
    .toHaveAttribute('href', '/app/wallet/records');
});
