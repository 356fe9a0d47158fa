import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { Outcome } from '#contract/wire/bodies.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { postAdmin } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const { SUCCESS } = PLATFORM_CODES;
let sandbox: Sandbox;
let member: WireClient;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'courtside-busy-'));
  sandbox = await createSandbox({ port: 0, dataDir, seed: 7, crowd: 0, world: 'live' });
  member = await loggedIn(sandbox.origin, sandbox.world.clock.now, 'beian');
  await member.call('follow.list', {});
  return async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});

/** Opens another program that locks the database, as a backup does. */
function heldDatabase() {
  const other = new DatabaseSync(join(dataDir, 'courtside.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  let isHeld = true;
  const release = () => {
    if (isHeld) other.exec('ROLLBACK');
    if (isHeld) other.close();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

test('a call that writes waits for the database, and reads continue', async () => {
  const release = heldDatabase();
  const ended: string[] = [];
  const note = (label: string, answer: Promise<Outcome>) =>
    answer.then(({ code }) => {
      ended.push(label);
      return code;
    });
  const writing = note('written', member.call('follow.set', { kind: 'league', id: 'des', on: true }));
  expect(await note('read', member.call('follow.list', {}))).toBe(SUCCESS);
  expect(await note('read', member.call('follow.list', {}))).toBe(SUCCESS);
  expect(ended).toEqual(['read', 'read']);
  release();
  expect(await writing).toBe(SUCCESS);
});

test('an operator who changes something waits for the database', async () => {
  const release = heldDatabase();
  const changing = postAdmin(sandbox, '/sandbox/clock', { advance: 1_000 });
  expect((await member.call('follow.list', {})).code).toBe(SUCCESS);
  release();
  expect((await changing).status).toBe(200);
});
