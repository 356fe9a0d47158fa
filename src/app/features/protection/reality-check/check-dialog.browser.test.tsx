import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { useModal } from './check-dialog.tsx';

function Check({ onEnd }: { onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useModal(dialog, first);
  return (
    <dialog ref={dialog} aria-label="check">
      <button ref={first} type="button" onClick={onEnd}>
        go on
      </button>
    </dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        play
      </button>
      {open ? <Check onEnd={() => setOpen(false)} /> : null}
    </>
  );
}

test('[P.08] a finished check restores the previous focus', async () => {
  mount(<Page />);
  const play = page.getByRole('button', { name: 'play' });
  await play.click();
  await page.getByRole('button', { name: 'go on' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(play).toHaveFocus();
});
