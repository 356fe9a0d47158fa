import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { AnchorFaces } from '#app/features/home/hero/match-slide.tsx';
import { AnchorRoomId } from '#contract/fields/ids.ts';

const imageUrl = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}" width="8" height="8"/>`)}`;
const casting = (names: readonly string[]) =>
  names.map((nickname) => ({
    anchorRoomId: v.parse(AnchorRoomId, nickname),
    nickname,
    avatar: imageUrl(nickname),
    viewers: 10,
  }));

test.each([
  [['a'], 1],
  [['a', 'b', 'c'], 3],
  [['a', 'b', 'c', 'd', 'e'], 3],
])('[9.04] of %j who cast a match %i faces show, best known first', async (names, shown) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<AnchorFaces anchors={casting(names)} size={28} />);
  const imageUrls = () => [...host.querySelectorAll('img')].map(({ src }) => src);
  await expect.poll(imageUrls).toEqual(names.slice(0, shown).map(imageUrl));
});
