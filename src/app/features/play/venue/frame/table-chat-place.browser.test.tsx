import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Game } from '#contract/play/game/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { core } from '#core-client/core.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { TableChatPlace, useTableChat } from './table-chat-place.tsx';

const GAME = { gameId: 'g1', name: '百家乐 A3', category: 'live' } as Game;
const TableChat = ({ gameId }: { readonly gameId: string }) => <p>聊天 {gameId}</p>;

function Table({ game = GAME }: { readonly game?: Game }) {
  const chat = useTableChat(game);
  return (
    <>
      <button type="button" onClick={chat.toggle}>
        开关
      </button>
      <button type="button" onClick={() => chat.onShown(5_000)}>
        画面
      </button>
      {chat.isLive ? <TableChatPlace game={game} chat={chat} Chat={TableChat} /> : null}
    </>
  );
}

const said = () => page.getByText('聊天 g1');
const press = () => page.getByRole('button', { name: '开关' }).click();

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1_280, 800);
});

test('the chat of a live table can be put away', async () => {
  await page.viewport(1_440, 900);
  mount(<Table />);
  await expect.element(page.getByRole('complementary', { name: '本桌聊天' })).toMatchTextContent(/聊天 g1$/);
  await press();
  await expect.element(said()).not.toBeInTheDocument();
});

test('on a phone the chat opens as a sheet', async () => {
  await page.viewport(390, 844);
  mount(<Table />);
  await expect.element(said()).not.toBeInTheDocument();
  await press();
  await expect.element(page.getByRole('dialog', { name: '本桌聊天' })).toMatchTextContent(/聊天 g1$/);
});

test('a game without a table has no chat', async () => {
  await page.viewport(1_440, 900);
  mount(<Table game={{ ...GAME, category: 'slot' } as Game} />);
  await expect.element(said()).not.toBeInTheDocument();
});

test('the chat of a live table is held to its picture', async () => {
  const heldTo = vi.spyOn(core.chat, 'heldTo').mockResolvedValue(undefined);
  const frame = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => frame.render(<Table />));
  await page.getByRole('button', { name: '画面' }).click();
  expect(heldTo).toHaveBeenLastCalledWith({ kind: 'table', gameId: 'g1' }, serverTime(5_000));
  flushSync(() => frame.unmount());
  expect(heldTo).toHaveBeenLastCalledWith({ kind: 'table', gameId: 'g1' }, null);
});
