import { beforeEach, expect, test } from 'vitest';
import '#app/theme/fresh.css';
import '#app/theme/base.css';
import { readSiteTheme } from '#core-client/site-theme.ts';
import { setMode, startMode } from './mode.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
});

test('[1.01] the site id comes from the theme, above 5005 it is 5000', () => {
  const siteOf = (site: string) => {
    const page = document.createElement('html');
    page.dataset.site = site;
    return readSiteTheme(page).siteId;
  };
  expect([siteOf('5003'), siteOf('5005'), siteOf('5007')]).toEqual([5003, 5005, 5000]);
});

test('a chosen mode is applied to the page and stored', () => {
  startMode();
  setMode('light');
  const byDay = getComputedStyle(document.body).backgroundColor;
  setMode('dark');
  expect(root.dataset.mode).toBe('dark');
  expect(localStorage.getItem('courtside.mode')).toBe('dark');
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(byDay);
});

test('the system mode follows the system', () => {
  setMode('system');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  expect(root.dataset.mode).toBe(system);
});

test('the browser frame colour follows the mode', () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  setMode('light');
  const byDay = meta.content;
  setMode('dark');
  expect(meta.content).not.toBe(byDay);
  expect(meta.content).toMatch(/^#[0-9A-F]{6}$/);
  meta.remove();
});
