import { afterEach, expect, test, vi } from 'vitest';
import { newsOrigin } from './page-context.ts';

const KEY = 'courtside.newsDomain';

afterEach(() => {
  localStorage.removeItem(KEY);
  vi.unstubAllEnvs();
});

test('[7.06] the news domain is read from local storage', () => {
  expect(newsOrigin()).toBeNull();
  localStorage.setItem(KEY, 'http://localhost:4710');
  expect(newsOrigin()).toBe('http://localhost:4710');
  localStorage.setItem(KEY, 'no address');
  expect(newsOrigin()).toBeNull();
});

test('[7.06] a production build ignores the news domain of local storage', () => {
  localStorage.setItem(KEY, 'http://localhost:4710');
  vi.stubEnv('PROD', true);
  expect(newsOrigin()).toBeNull();
});
