import type { RecordedEvent } from '#contract/recording/recording.ts';
import { validateCommand } from '#replay/commands/validate-command.ts';
import { openRecording, type Recording } from '#replay/recording/read-recording.ts';
import { textLines } from '#replay/recording/text-lines.ts';
import { faintByNight, problems } from '../pages/accessibility.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

async function eventsOf(recording: Recording): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of recording.events()) events.push(event);
  return events;
}

async function textOf(path: string): Promise<string> {
  const lines: string[] = [];
  for await (const { text } of textLines(path)) lines.push(text);
  return lines.join('\n');
}

/** Returns the verdict of the project’s own reader on a file. */
async function verdictOn(
  path: string,
): Promise<{ readonly code: number; readonly complaints: readonly string[] }> {
  const complaints: string[] = [];
  const code = await validateCommand.run([path], {
    printLine: () => undefined,
    complain: (line) => void complaints.push(line),
  });
  return { code, complaints };
}

test(
  'a saved recording contains messages of other members without their names',
  sweep,
  async ({ developer, friend, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch(2);
    await sandbox.crowd(0);
    await friend.login.as('qinghe', RoomPage.matchPath(matchId));
    // The room shows that the friend has come before anything is recorded.
    await expect.poll(() => sandbox.calls('chat.greeting')).toMatchObject({ total: 1, open: 0 });
    await page.goto(`${RoomPage.matchPath(matchId)}?dev=1`);
    await expect(room.lines.first()).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: '录制之前的话' });
    await expect(room.row('录制之前的话')).toHaveCount(1);
    await developer.record.click();
    await expect(developer.state).toHaveText('录制中');

    await friend.room.sendMessage('录下这一句');
    await expect(room.row('录下这一句')).toHaveCount(1);
    await sandbox.sendMessage(`m-${matchId}`, { text: '@北岸的风 还有这一句' });
    await sandbox.sendMessage(`m-${matchId}`, { text: '最后一句' });
    await expect(developer.panel.getByText(/^3 条 · /)).toBeVisible();

    const { path, name } = await developer.saved(developer.stopAndSave);
    expect(name).toMatch(new RegExp(`^courtside-m-${matchId}-\\d{8}-\\d{4}\\.ndjson\\.gz$`));
    expect(await verdictOn(path)).toEqual({ code: 0, complaints: [] });
    const recording = await openRecording(path);
    expect(recording.header).toMatchObject({
      events: 3,
      rooms: [`m-${matchId}`],
      source: { kind: 'courtside' },
    });
    const recorded = (await eventsOf(recording)).map((event) =>
      event.kind === 'say' ? event.text : event.kind,
    );
    expect(recorded).toEqual(['录下这一句', expect.stringMatching(/^@[0-9a-f]{8} 还有这一句$/), '最后一句']);
    expect(await textOf(path)).not.toMatch(/青禾|北岸|qinghe|录制之前/);
  },
);

test(
  'the developer panel opens by key beside the input and returns focus',
  sweep,
  async ({ developer, login, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await login.as('wuhao', RoomPage.matchPath(matchId));
    await room.input.click();
    await developer.open();
    await expect(developer.panel).toBeFocused();
    await expect(developer.figure('轮询方式')).toHaveText('长轮询');
    await sandbox.sendMessage(`m-${matchId}`, { text: '面板在数' });
    await expect(developer.figure('已收到')).not.toHaveText('0');
    await expect(developer.figure('帧率')).toHaveText(/^\d+$/);
    await expect(developer.figure('已打开')).toHaveText(/^[1-9]\d*$/);
    await expect(developer.figure('积压略过')).toHaveText('0');
    expect(await problems(page, '[role=dialog]')).toEqual([]);
    expect(await faintByNight(page, '[role=dialog]')).toEqual([]);

    await developer.head.hover();
    await page.mouse.down();
    await page.mouse.move(1_400, 860, { steps: 4 });
    await page.mouse.up();
    const [card, input] = [await developer.panel.boundingBox(), await room.input.boundingBox()];
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(input?.x ?? 0);
    const before = card?.x ?? 0;
    await developer.move.press('ArrowLeft');
    await expect.poll(async () => (await developer.panel.boundingBox())?.x).toBeLessThan(before);

    await page.keyboard.press('Escape');
    await expect(developer.panel).toBeHidden();
    await expect(room.input).toBeFocused();
  },
);

test(
  'a recording ends with its room and can still be saved',
  sweep,
  async ({ developer, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await page.goto(`${RoomPage.matchPath(matchId)}?dev=1`);
    await developer.record.click();
    await expect(developer.state).toHaveText('录制中');
    await sandbox.sendMessage(`m-${matchId}`, { text: '离开之前' });
    await expect(room.row('离开之前')).toHaveCount(1);
    await page.getByRole('link', { name: '首页', exact: true }).first().click();
    await expect(developer.state).toHaveText('离开了房间，录制已停止，文件还没有保存');
    await developer.panel.getByRole('button', { name: '关闭开发者面板' }).click();
    await page.getByRole('button', { name: '有录制未保存，打开开发者面板' }).click();
    const { path } = await developer.saved(developer.save);
    expect(await textOf(path)).toContain('离开之前');
  },
);
