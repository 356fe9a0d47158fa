import '../match-info/facts.css';
import './touchline.css';
import '#streams/view/stage/video-stage.css';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';

async function forceColors(): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
}

test('[P.30] bars and the touchline differ from their ground in forced colours', async () => {
  const container = mount(
    <>
      <div className="bars__line">
        <i style={{ width: '60%' }} />
      </div>
      <div className="touchline">
        <span className="touchline__l">
          <i style={{ width: '60%' }} />
        </span>
      </div>
    </>,
  );
  await forceColors();
  const ground = (selector: string) => {
    const part = container.querySelector(selector);
    return part && getComputedStyle(part).backgroundColor;
  };
  expect(ground('.bars__line i')).not.toBe(ground('.bars__line'));
  expect(ground('.touchline__l > i')).not.toBe(ground('.touchline__l'));
});

test('[P.30] controls over the video keep their colours in forced colours', async () => {
  const container = mount(<div className="player" />);
  await forceColors();
  const player = container.querySelector('.player');
  expect(player && getComputedStyle(player).forcedColorAdjust).toBe('none');
});
