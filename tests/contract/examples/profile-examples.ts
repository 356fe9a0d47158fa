import { crc32, deflateSync } from 'node:zlib';
import { type Address, emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { CodePurpose } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { AuthServices } from '#sandbox/domains/people/auth/auth-services.ts';

const SIDE = 128;

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey square of 128 px, with the name of its author in it. */
export function squarePng(author = 'nobody', shade = 0): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE);
  head.writeUInt32BE(SIDE, 4);
  head[8] = 8;
  const row = Buffer.from([0, ...Array.from({ length: SIDE }, () => shade)]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Author ${author}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

type Scene = { readonly auth: AuthServices; readonly now: number };

/** Returns the code in an inbox; one is sent when there is no valid one. */
export function codeFor({ auth, now }: Scene, address: Address, purpose: CodePurpose): string {
  const newest = () =>
    auth.inbox.of(address).find((letter) => letter.purpose === purpose && now - letter.at < 60_000)?.code;
  if (newest() === undefined) auth.codes.send(address, purpose, now);
  return newest() ?? '';
}

const OWN_PHONE = phoneAddress({ region: '86', phone: '13800002076' });
const FIRST_PHONE = { region: '86', phone: '13311113333' } as const;
const FIRST_EMAIL = 'wuhao@courtside.example';
const NEXT_PHONE = { region: '86', phone: '13311114444' } as const;

/** One valid request of every call about a member's own data. */
export const profileExamples = (scene: Scene) =>
  ({
    'profile.get': {},
    'profile.avatars': {},
    'profile.chooseAvatar': { avatar: `/art/avatar/${encodeURIComponent('晚风')}.svg` },
    'profile.uploadAvatar': { type: 'image/png', content: squarePng() },
    'profile.setNickname': { nickname: '北岸的晚风' },
    'profile.setBirthday': { birthday: '1990-03-12' },
    'profile.bindEmail': {
      email: FIRST_EMAIL,
      code: codeFor(scene, emailAddress(FIRST_EMAIL), 'bindEmail'),
    },
    'profile.bindPhone': { ...FIRST_PHONE, code: codeFor(scene, phoneAddress(FIRST_PHONE), 'bindPhone') },
    'profile.changePhone': {
      ...NEXT_PHONE,
      code: codeFor(scene, phoneAddress(NEXT_PHONE), 'bindPhone'),
      proof: 'oldPhone',
      secret: codeFor(scene, OWN_PHONE, 'changePhone'),
    },
    'profile.changeName': { realName: '林舟', type: 'image/png', content: squarePng() },
    'profile.takeBack': { kind: 'realName' },
  }) as const;
