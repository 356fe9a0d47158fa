import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { readyForFirstRender } from './first-render.ts';
import { type PartAhead, PartShown, partAhead } from './part-ahead.tsx';

const There = () => 'there';

const shown = (part: PartAhead<object>) =>
  mount(
    <Suspense fallback="waiting">
      <PartShown part={part} />
    </Suspense>,
  );

test('a part with loaded code appears at once without a placeholder', async () => {
  const part = partAhead(async () => There);
  await readyForFirstRender();
  expect(shown(part).textContent).toBe('there');
});

test('a part with pending code has a placeholder', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof There>();
  const container = shown(partAhead(() => promise));
  expect(container.textContent).toBe('waiting');
  resolve(There);
  await expect.element(page.getByText('there')).toBeVisible();
  expect(container.textContent).toBe('there');
});

test('a part whose code failed is loaded again by a press', async () => {
  let isThere = false;
  const part = partAhead(async () => {
    if (!isThere) throw new Error('not loaded');
    return There;
  });
  await readyForFirstRender();
  mount(
    <OptionalPart missing="missing">
      <PartShown part={part} />
    </OptionalPart>,
  );
  await expect.element(page.getByText('missing')).toBeVisible();
  isThere = true;
  await expect
    .poll(() => {
      document.body.click();
      return document.body.textContent;
    })
    .toContain('there');
});
