import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { useRoomsShown } from './rooms-shown.ts';

function Narrow() {
  const { rooms, remove } = useRoomsShown(2);
  const [first] = rooms;
  return (
    <>
      <p>{`${rooms.length} of ${decodeURIComponent(useLocation().search)}`}</p>
      <button type="button" onClick={() => first && remove(first)}>
        remove
      </button>
    </>
  );
}

test('a narrow window keeps the rooms it has no place for', async () => {
  mount(
    <MemoryRouter initialEntries={['/app/multiview?rooms=match/a-1,anchor/7,anchor/8']}>
      <Narrow />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'remove' }).click();
  await expect.element(page.getByText('2 of ?rooms=anchor/7,anchor/8')).toBeVisible();
});
