import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { complaintsOf, spawnPlatform, startPlatform } from '#tests/fixtures/own-platform.ts';

const LIMIT_MS = 180_000;

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'courtside-data-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function running(data: string, ...options: string[]) {
  const platform = await startPlatform([
    '--data',
    data,
    ...(options.length > 0 ? options : ['--crowd', '0']),
  ]);
  onTestFinished(platform.stop);
  return platform;
}

test(
  'a folder in use is refused, and reopens after every end',
  async () => {
    const data = folder();
    const first = await running(data, '--crowd', '2');
    const refused = spawnPlatform(['--data', data, '--reset']);
    const complaints = complaintsOf(refused);
    expect(await once(refused, 'close')).toEqual([3, null]);
    const port = new URL(first.origin).port;
    expect(complaints).toEqual([
      `courtside  another platform already uses ${data} (pid ${first.child.pid}, port ${port}); use --data or --port`,
    ]);
    expect(await (await fetch(`${first.consoleOrigin}/sandbox/ledger/verify`)).json()).toMatchObject({
      sound: true,
    });
    const rows = new DatabaseSync(join(data, 'courtside.sqlite'), { timeout: 5_000 });
    onTestFinished(() => rows.close());
    const written = rows.prepare('SELECT count(*) AS n FROM world_chat_message');
    const underLoad = async () => {
      const before = Number(written.get()?.n);
      await expect.poll(() => Number(written.get()?.n), { timeout: LIMIT_MS }).toBeGreaterThan(before + 20);
    };
    await underLoad();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await running(data, '--crowd', '2');
    await underLoad();
    await second.stop();
    const third = await running(data, '--crowd', '2');
    expect((await fetch(`${third.origin}/timeServer`)).status).toBe(200);
    expect([...second.complaints, ...third.complaints]).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a long database lock causes a warning and loses no messages',
  async () => {
    const data = folder();
    const platform = await running(data, '--crowd', '20');
    const other = new DatabaseSync(join(data, 'courtside.sqlite'), { timeout: 5_000 });
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    await expect
      .poll(() => platform.complaints.join(), { timeout: LIMIT_MS })
      .toContain('database is locked');
    other.exec('COMMIT');
    expect((await fetch(`${platform.origin}/timeServer`)).status).toBe(200);
    await platform.stop();
    expect(platform.child.exitCode).toBe(0);
    const holes = other
      .prepare(
        'SELECT room_no FROM world_chat_message GROUP BY room_no HAVING max(seq) - min(seq) + 1 <> count(*)',
      )
      .all();
    expect(holes).toEqual([]);
  },
  LIMIT_MS,
);
