import { expect, test } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { LiveTag } from '../mark/tag.tsx';

const states = () => document.getAnimations().map(({ playState }) => playState);

test('a live mark animates while visible, and pauses outside the window', async () => {
  mount(
    <div style={{ paddingTop: 4_000 }}>
      <LiveTag text="LIVE" />
    </div>,
  );
  await expect.poll(states).toEqual([]);
  window.scrollTo(0, 4_000);
  await expect.poll(states).toEqual(['running', 'running', 'running']);
});
