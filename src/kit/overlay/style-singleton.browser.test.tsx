import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { styleSingleton } from './style-singleton.ts';

const Styles = styleSingleton();
const held = () => getComputedStyle(document.body).getPropertyValue('--held').trim();

function Holders() {
  const [count, setCount] = useState(2);
  return (
    <>
      {count > 0 ? <Styles styles="body { --held: one }" /> : null}
      {count > 1 ? <Styles styles="body { --held: two }" /> : null}
      <button type="button" onClick={() => setCount(count - 1)}>
        fewer
      </button>
    </>
  );
}

test('the first holder’s styles apply until the last holder is removed', async () => {
  const blocks = document.querySelectorAll('style').length;
  mount(<Holders />);
  await expect.poll(held).toBe('one');
  expect(document.querySelectorAll('style')).toHaveLength(blocks);
  const fewer = page.getByRole('button', { name: 'fewer' });
  await fewer.click();
  expect(held()).toBe('one');
  await fewer.click();
  await expect.poll(held).toBe('');
});
