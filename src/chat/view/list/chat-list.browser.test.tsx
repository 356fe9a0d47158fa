import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chatScene } from '#tests/fixtures/chat/chat-scene.tsx';

/** The moment before the next but one frame: the one in between has been painted. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const footDistance = (el: HTMLElement) => el.scrollHeight - el.clientHeight - el.scrollTop;
const LINES = [
  '这球该走中路的',
  '白鹭湾后卫线压得太高了，迟早被打身后，看他们中场的站位就知道体能已经跟不上了',
  '稳住',
  '门将神了',
  '换下 7 号是不是早了点，边路没人回追',
];
type Scene = ReturnType<typeof chatScene>;
let sentCount = 0;
const sendMessages = ({ room }: Scene, count: number) => {
  for (let index = 0; index < count; index += 1) {
    sentCount += 1;
    room.say({ text: LINES[sentCount % LINES.length] ?? '', from: `u-${sentCount % 37}` });
  }
};

async function opened(lines = 80) {
  const scene = chatScene();
  sendMessages(scene, lines);
  await expect.element(page.getByRole('log')).toBeVisible();
  await expect.poll(() => scene.scroller().scrollTop).toBeGreaterThan(0);
  await expect.poll(() => footDistance(scene.scroller())).toBeLessThan(2);
  return scene;
}

/** Talks at a rate for a while, calling `each` on every frame. */
async function talk(scene: Scene, perSecond: number, ms: number, each: () => void = () => undefined) {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < ms) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    sendMessages(scene, due - done);
    done = due;
    await frame();
    each();
  }
}

/**
 * Returns the distances, px, that the row in the middle moves on screen while messages arrive. `scrollTop` itself changes when
 * rows above are measured, so measuring begins once they are.
 */
async function shiftsOfReadRow(scene: Scene, perSecond: number, ms: number): Promise<readonly number[]> {
  await talk(scene, perSecond, 500);
  const middle = scene.scroller().getBoundingClientRect().top + 200;
  const row = document.elementFromPoint(200, middle)?.closest('.chat-item');
  if (!row) throw new Error('no row in the middle of the list');
  const { top } = row.getBoundingClientRect();
  const shifts = new Set<number>();
  await talk(scene, perSecond, ms, () => shifts.add(row.getBoundingClientRect().top - top));
  return [...shifts];
}

const percentile95 = (values: number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * 0.95)] ?? 0;

for (const perSecond of [20, 200, 1_000]) {
  test(`at ${perSecond} messages a second the list stays at its foot`, {
    tags: perSecond < 1_000 ? 'sweep' : [],
  }, async () => {
    const scene = await opened();
    const distances: number[] = [];
    await talk(scene, perSecond, 3_000, () => distances.push(footDistance(scene.scroller())));
    expect(percentile95(distances)).toBeLessThanOrEqual(60);
    await expect.poll(() => footDistance(scene.scroller())).toBeLessThan(2);
  });
}

test('none of ninety upward wheel turns is pulled back', { tags: 'sweep', timeout: 120_000 }, async () => {
  const scene = await opened();
  let pulled = 0;
  for (let turn = 0; turn < 90; turn += 1) {
    await talk(scene, 50, 10 + ((turn * 37) % 60));
    const before = scene.scroller().scrollTop;
    scene.scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -240, bubbles: true }));
    scene.scroller().scrollTop = before - 240;
    await talk(scene, 50, 90);
    if (footDistance(scene.scroller()) < 100) pulled += 1;
    scene.box.querySelector<HTMLElement>('.chat-pill')?.click();
    await expect.poll(() => footDistance(scene.scroller())).toBeLessThan(2);
  }
  expect(pulled).toBe(0);
});

test('a frozen row stays in place exactly while the pill counts', async () => {
  const scene = await opened(200);
  scene.scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -600, bubbles: true }));
  const before = sentCount;
  scene.scroller().scrollTop -= 600;
  expect(await shiftsOfReadRow(scene, 200, 2_000)).toEqual([0]);
  await expect
    .element(page.getByRole('button', { name: /新消息/ }))
    .toHaveTextContent(`${sentCount - before} 条新消息`);
});

test('a late-growing row or shrinking box keeps the list at its end', async () => {
  const scene = await opened();
  const last = [...scene.box.querySelectorAll('.chat-item')].at(-2);
  if (last instanceof HTMLElement) last.style.paddingBottom = '40px';
  await frame();
  await frame();
  expect(footDistance(scene.scroller())).toBeLessThan(2);
  scene.box.style.height = '420px';
  await frame();
  await frame();
  expect(footDistance(scene.scroller())).toBeLessThan(2);
});

test('the pill leads back to the newest within three frames', async () => {
  const scene = await opened(200);
  scene.scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -900, bubbles: true }));
  scene.scroller().scrollTop -= 900;
  await talk(scene, 100, 1_000);
  const pill = scene.box.querySelector<HTMLElement>('.chat-pill');
  pill?.click();
  await frame();
  await frame();
  await frame();
  expect(footDistance(scene.scroller())).toBeLessThan(2);
  expect(scene.box.querySelector('.chat-pill')).toBeNull();
});

test('scrolling down to the end reads on and resumes following', async () => {
  const scene = await opened(120);
  const el = scene.scroller();
  el.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, bubbles: true }));
  el.scrollTop -= 500;
  await talk(scene, 50, 600);
  for (let turn = 0; turn < 12; turn += 1) {
    el.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, bubbles: true }));
    el.scrollTop += 400;
    await frame();
    await frame();
  }
  await expect.poll(() => scene.box.querySelector('.chat-pill')).toBeNull();
  expect(footDistance(el)).toBeLessThan(2);
});

/** Presses on the list itself, at its right edge or in its middle, to hold its scrollbar or start auto-scroll. */
const press = (el: HTMLElement, button: number, fromRight: number) => {
  const { left, top, width } = el.getBoundingClientRect();
  const point = { clientX: left + width - fromRight, clientY: top + 200 };
  el.dispatchEvent(new PointerEvent('pointerdown', { button, bubbles: true, ...point }));
};

test.each([
  { how: 'a scrollbar that lies over the rows', button: 0, fromRight: 4 },
  { how: 'the automatic scrolling of a middle click', button: 1, fromRight: 150 },
])('scrolling up by $how is not pulled back', async ({ button, fromRight }) => {
  const scene = await opened(120);
  const el = scene.scroller();
  press(el, button, fromRight);
  el.scrollTop -= 400;
  await expect.poll(() => scene.box.querySelector('.chat-pill')).not.toBeNull();
  expect(await shiftsOfReadRow(scene, 50, 600)).toEqual([0]);
});

test('a press on a row does not stop the list', async () => {
  const scene = await opened(120);
  press(scene.scroller(), 0, 150);
  await talk(scene, 50, 400);
  expect(scene.box.querySelector('.chat-pill')).toBeNull();
});

test('reading back brings older rows without moving the one that is read', async () => {
  const scene = await opened(250);
  const el = scene.scroller();
  const before = el.scrollHeight;
  el.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
  for (let turn = 0; turn < 30 && el.scrollTop > 500; turn += 1) {
    el.scrollTop -= 300;
    await frame();
  }
  el.scrollTop = 300;
  await expect.poll(() => el.scrollHeight).toBeGreaterThan(before + 500);
});

test('End returns from reading by keys', async () => {
  const scene = await opened();
  scene.scroller().focus();
  const key = (name: string) =>
    scene.scroller().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  key('ArrowUp');
  key('ArrowUp');
  await expect.element(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  expect(scene.scroller().getAttribute('aria-activedescendant')).not.toBeNull();
  key('End');
  await expect.poll(() => scene.box.querySelector('.chat-pill')).toBeNull();
});
