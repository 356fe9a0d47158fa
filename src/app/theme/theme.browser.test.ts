import { beforeEach, expect, test } from 'vitest';
import '#app/theme/fresh.css';
import '#app/theme/base.css';
import { readSiteTheme } from '#core-client/start/site-theme.ts';
import { setMode, startMode } from './mode.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
});

test('[1.01] the site comes from the page theme, and one above 5005 is site 5000', () => {
  const siteOf = (site: string) => {
    const page = document.createElement('html');
    page.dataset.site = site;
    return readSiteTheme(page).siteId;
  };
  expect([siteOf('5003'), siteOf('5005'), siteOf('5007')]).toEqual([5003, 5005, 5000]);
});

test('a chosen mode is put on the page, colours it and is remembered', () => {
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

test('the colour of the browser frame goes with the mode', () => {
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
