import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import type { ReadyView } from '../player/player-drive.ts';
import type { VideoCommands } from '../video-ports.ts';
import { useLowestQuality } from './use-lowest-quality.ts';

const qualities = [
  { qualityId: 'hd', name: '超清', height: 720 },
  { qualityId: 'sd', name: '流畅', height: 360 },
] as const;

/** Returns a source of one quality; `all` is one that holds both. */
const playing = (qualityId: 'hd' | 'sd' | 'all'): ReadyView => ({
  is: 'ready',
  sourceId: 1,
  type: 'flv',
  types: ['flv'],
  requestedType: null,
  url: '',
  standby: null,
  addressed: qualityId === 'all' ? ['all'] : ['hd', 'sd'],
  qualityId,
  qualities,
  lineId: 'a',
  lines: [],
});

/** Fixture with a core that delivers the requested quality. */
function Screen({ first, requested }: { first: 'hd' | 'sd' | 'all'; requested: (string | null)[] }) {
  const [view, setView] = useState<VideoView | undefined>(() => playing(first));
  const [on, setOn] = useState(true);
  const [commands] = useState<VideoCommands>(() => ({
    report: () => undefined,
    chooseLine: () => undefined,
    chooseKind: () => undefined,
    refresh: () => undefined,
    chooseQuality: (id) => void requested.push(id),
  }));
  const sparing = useLowestQuality(view, commands, on);
  const shown = sparing.view?.is === 'ready' ? sparing.view.qualityId : 'nothing';
  return (
    <>
      <output>{`${shown} ${sparing.height}`}</output>
      <button type="button" onClick={() => setView(playing('sd'))}>
        low
      </button>
      <button type="button" onClick={() => setView(playing('hd'))}>
        high
      </button>
      <button type="button" onClick={() => setOn(false)}>
        off
      </button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const shown = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

test('no better quality plays while the lowest one is loading', async () => {
  const requested: (string | null)[] = [];
  mount(<Screen first="hd" requested={requested} />);
  await shown('nothing null');
  expect(requested.at(-1)).toBe('sd');
  await press('low');
  await shown('sd null');
});

test('a quality selected by the viewer afterwards is kept', async () => {
  const requested: (string | null)[] = [];
  mount(<Screen first="hd" requested={requested} />);
  await press('low');
  await shown('sd null');
  const before = requested.length;
  await press('high');
  await shown('hd null');
  expect(requested).toHaveLength(before);
});

test('a source with all qualities plays at its lowest height at once', async () => {
  const requested: (string | null)[] = [];
  mount(<Screen first="all" requested={requested} />);
  await shown('all 360');
  expect(requested).not.toContain('sd');
});

test('once off, the quality is left to the core again', async () => {
  const requested: (string | null)[] = [];
  mount(<Screen first="all" requested={requested} />);
  await shown('all 360');
  await press('off');
  await shown('all null');
  expect(requested.at(-1)).toBeNull();
});
