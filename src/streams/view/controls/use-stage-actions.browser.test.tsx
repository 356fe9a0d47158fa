import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { SHORTCUTS, type Shortcut } from './shortcuts.table.ts';
import { type ShortcutActions, useShortcuts } from './use-stage-actions.ts';

function Room({ actions }: { actions: ShortcutActions | null }) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  useShortcuts(stage, actions);
  return (
    <>
      <section ref={setStage} aria-label="stage">
        <button type="button">quality</button>
      </section>
      <textarea aria-label="message" />
      <div role="log" aria-label="chat" tabIndex={-1} />
      <button type="button">follow</button>
    </>
  );
}

function opened(isOff = false) {
  const act = vi.fn<(shortcut: Shortcut) => void>();
  const each = (shortcut: Shortcut) => () => act(shortcut);
  const actions: ShortcutActions = {
    play: each('play'),
    back: each('back'),
    forward: each('forward'),
    lastGoal: each('lastGoal'),
    mute: each('mute'),
    louder: each('louder'),
    quieter: each('quieter'),
    fullscreen: each('fullscreen'),
    theatre: each('theatre'),
    pictureInPicture: each('pictureInPicture'),
    danmaku: each('danmaku'),
    help: each('help'),
  };
  const box = mount(<Room actions={isOff ? null : actions} />);
  /** Answers whether the page may still do what the key does by itself. */
  const press = (key: string, on = 'body', how: KeyboardEventInit = {}): boolean => {
    const target = on === 'body' ? document.body : box.querySelector(on);
    return (
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }),
      ) === true
    );
  };
  return { act, press };
}

test('every key of the table performs exactly its own action', () => {
  const { act, press } = opened();
  for (const [shortcut, keys] of Object.entries(SHORTCUTS)) {
    for (const key of keys) {
      expect(press(key)).toBe(false);
      expect(act).toHaveBeenLastCalledWith(shortcut);
    }
  }
});

test.each([
  ['words that are written', 'm', 'textarea', {}],
  ['the chat that is read by arrows', 'ArrowUp', '[role="log"]', {}],
  ['a button that is pressed with the space bar', ' ', 'button', {}],
  ['arrows on a button beside the picture', 'ArrowDown', 'div + button', {}],
  ['a shortcut of the browser', 'f', 'body', { ctrlKey: true }],
])('%s is not handled by the player', (_what, key, on, how) => {
  const { act, press } = opened();
  expect(press(key, on, how)).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test('arrows on the stage control the player, and only they repeat', () => {
  const { act, press } = opened();
  press('ArrowUp', 'section button');
  press('ArrowUp', 'section button', { repeat: true });
  press('m', 'body', { repeat: true });
  expect(act.mock.calls).toEqual([['louder'], ['louder']]);
});

test('keys without effect are left to the page', () => {
  const { act, press } = opened(true);
  expect(press('m')).toBe(true);
  expect(act).not.toHaveBeenCalled();
});
