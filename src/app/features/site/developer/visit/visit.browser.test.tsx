import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { partBroke } from '#kit/part/boundary.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { VisitPart } from './visit-part.tsx';
import { beaconAddress, sendReports } from './watch-visit.ts';

const root = (beacon?: string): HTMLElement => {
  const element = document.createElement('html');
  if (beacon !== undefined) element.dataset.beacon = beacon;
  return element;
};

test('reports go to the configured address only: none, own, or TLS', () => {
  expect(beaconAddress(root())).toBeNull();
  expect(beaconAddress(root(''))).toBeNull();
  expect(beaconAddress(root('http://elsewhere.example/b'))).toBeNull();
  expect(beaconAddress(root('/beacon'))).toBe(`${location.origin}/beacon`);
  expect(beaconAddress(root('https://elsewhere.example/b'))).toBe('https://elsewhere.example/b');
});

test('a report is sent on page hide, again only if it grew', () => {
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  let site = 1;
  sendReports('/beacon', () => ({ site, screen: '/', vitals: [], troubles: [] }));
  const dispatchVisibilityChange = () =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchVisibilityChange();
  dispatchVisibilityChange();
  expect(sent).toHaveBeenCalledTimes(1);
  site = 2;
  state.mockReturnValue('visible');
  dispatchVisibilityChange();
  expect(sent).toHaveBeenCalledTimes(1);
  state.mockReturnValue('hidden');
  dispatchVisibilityChange();
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/beacon', '/beacon']);
  vi.restoreAllMocks();
});

test('the panel shows measurements, and repeated problems once with a count', async () => {
  mount(<VisitPart />);
  await expect.element(page.getByText('FCP')).toBeVisible();
  await expect.element(page.getByText('没有错误，也没有被安全策略拦截')).toBeVisible();
  partBroke(new Error('a row broke'));
  partBroke(new Error('a row broke'));
  await expect.element(page.getByText(/界面组件出错 × 2/)).toBeVisible();
  dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'img-src',
      violatedDirective: 'img-src',
      originalPolicy: "default-src 'none'",
      disposition: 'enforce',
      documentURI: location.href,
      blockedURI: 'https://elsewhere.example/p.png',
      statusCode: 200,
    }),
  );
  await expect.element(page.getByText(/被安全策略拦截 × 1/)).toBeVisible();
  await expect.element(page.getByText('img-src https://elsewhere.example/p.png')).toBeVisible();
});
