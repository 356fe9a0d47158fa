import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { loginSignature } from './login-signature.ts';

const PAYLOAD = { name: 'QingHe', password: 'a'.repeat(64), flag: 'web', version: '1.0', timewd: '17' };

test('[7.11] the login signature uses a separate label and a lower-case name', async () => {
  const lines = ['courtside.login.1', 'qinghe', PAYLOAD.password, 'web', '1.0', '17'].join('\n');
  const signature = createHmac('sha256', 'secret').update(lines).digest('hex');
  expect(await loginSignature(nodeEngine, 'secret', PAYLOAD)).toBe(signature);
});
