import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { AddressCode } from './address-code.tsx';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test('[4.05] an address that passes its checksum is shown as a code', async () => {
  mount(<AddressCode chain="TRC20" address={ADDRESS} />);
  await expect.element(page.getByText('用钱包扫码，核对网络与数量后付款')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '收款地址二维码' })).toBeVisible();
});

test('[4.05] an address with one wrong character has no code but a warning', async () => {
  const container = mount(<AddressCode chain="TRC20" address={ADDRESS.replace('q8Z', 'q9Z')} />);
  await expect.element(page.getByText('这个收款地址没有通过校验，请不要转账，并立即联系客服')).toBeVisible();
  expect(container.querySelector('svg[role="img"]')).toBeNull();
});
