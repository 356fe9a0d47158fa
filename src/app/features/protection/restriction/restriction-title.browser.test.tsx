import { expect, test } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { Title } from './restriction-screen.tsx';
import './restriction.css';

test('[P.17] the date of a title is not broken at any width', () => {
  const end = '2026-11-29 20:00';
  const container = mount(
    <div className="restriction__head">
      <Title title={`正在休息，到 ${end}`} end={end} />
    </div>,
  );
  expect(container.textContent).toBe(`正在休息，到 ${end}`);
  for (let width = 240; width <= 480; width += 20) {
    container.style.width = `${width}px`;
    const date = container.querySelector('.restriction__end');
    expect(date?.getClientRects()).toHaveLength(1);
  }
});
