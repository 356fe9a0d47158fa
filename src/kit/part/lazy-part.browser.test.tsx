import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { lazyPart } from './lazy-part.ts';
import { OptionalPart } from './optional-part.tsx';

/** Address at which no server listens. */
const ABSENT = 'http://127.0.0.1:9/gone.css';

/** Adds a link to a style sheet as the bundler's loader does, and fails with it. */
const withAbsentStyle = (): Promise<never> =>
  new Promise((_, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = ABSENT;
    link.addEventListener('error', () => fail(new Error('no style')));
    document.head.append(link);
  });

const pressed = () => {
  document.body.click();
  return document.body.textContent;
};

test('a permanently missing style sheet blocks no other part', async () => {
  const Styled = lazyPart(withAbsentStyle);
  const Other = lazyPart(async () => () => 'there');
  mount(
    <OptionalPart missing="no style">
      <Styled />
    </OptionalPart>,
  );
  await expect.element(page.getByText('no style')).toBeVisible();
  mount(
    <OptionalPart>
      <Other />
    </OptionalPart>,
  );
  await expect.poll(pressed).toContain('there');
});
