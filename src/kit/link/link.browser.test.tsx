import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Link, PageLink } from './link.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

const onClick = vi.fn<(event: MouseEvent) => void>();

function mountLinks() {
  onClick.mockReset();
  mount(
    <MemoryRouter initialEntries={['/app/home?tab=esports']}>
      <Here />
      <Link to="/app/wallet" onClick={onClick}>
        钱包
      </Link>
      <Link to={{ search: 'tab=anchor' }} replace>
        主播
      </Link>
      <Link to={{ pathname: '/app/help', search: '?q=热', hash: '#top' }}>帮助</Link>
      <PageLink to="/app/home">首页</PageLink>
      <PageLink to="/app/home/more">更多</PageLink>
    </MemoryRouter>,
  );
}

const here = () => page.getByRole('status');
const link = (name: string) => page.getByRole('link', { name });

test('a press navigates to the address of a link, after its event', async () => {
  mountLinks();
  await expect.element(link('钱包')).toHaveAttribute('href', '/app/wallet');
  await link('钱包').click();
  await expect.element(here()).toHaveTextContent('PUSH /app/wallet');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a link to the current page replaces the history entry', async () => {
  mountLinks();
  await link('钱包').click();
  await link('钱包').click();
  await expect.element(here()).toHaveTextContent('REPLACE /app/wallet');
});

test('a pathless address is the current page; query and target are kept', async () => {
  mountLinks();
  await link('主播').click();
  await expect.element(here()).toHaveTextContent('REPLACE /app/home?tab=anchor');
  await link('帮助').click();
  await expect.element(here()).toHaveTextContent('PUSH /app/help?q=热#top');
});

test('a press prevented by onClick does not navigate', async () => {
  mountLinks();
  onClick.mockImplementation((event) => event.preventDefault());
  await link('钱包').click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(here()).toHaveTextContent('POP /app/home?tab=esports');
});

test.each(['Control', 'Shift', 'Alt'])('a press with %s stays with the browser', async (key) => {
  mountLinks();
  const onWindowClick = vi.fn<(event: Event) => void>((event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', onWindowClick, { once: true });
  await userEvent.keyboard(`{${key}>}`);
  await link('钱包').click();
  await userEvent.keyboard(`{/${key}}`);
  expect(onWindowClick).toHaveBeenCalledOnce();
  await expect.element(here()).toHaveTextContent('POP /app/home?tab=esports');
});

test('a page link marks the current page, not pages above or below', async () => {
  mountLinks();
  await expect.element(link('首页')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('更多')).not.toHaveAttribute('aria-current');
});
