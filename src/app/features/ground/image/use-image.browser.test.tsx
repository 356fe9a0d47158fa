import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { useImage } from './use-image.ts';

type Picking = ReturnType<typeof useImage>;

function Picker({ see }: { see: (picking: Picking) => void }) {
  see(useImage());
  return null;
}

/** Creates an image of one colour. */
async function imageFile(name: string, side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d')?.fillRect(0, 0, side, side);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

test('[8.14] of two images chosen in turn only the later is uploaded', async () => {
  const seen: Picking[] = [];
  const created = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => void vi.restoreAllMocks());
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Picker see={(picking) => seen.push(picking)} />));
  const now = (): Picking => {
    const picking = seen.at(-1);
    if (!picking) throw new Error('nothing was drawn');
    return picking;
  };
  const [slow, quick] = [await imageFile('slow.png', 3_000), await imageFile('quick.png', 8)];
  const both = [now().choose(slow), now().choose(quick)];
  await Promise.all(both);
  await until(() => expect(now().draft).toMatchObject({ is: 'ready', name: 'quick.png' }));
  flushSync(() => root.unmount());
  await until(() => expect(revoked).toHaveBeenCalledTimes(created.mock.calls.length));
});
