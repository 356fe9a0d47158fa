import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf, freshPath } from '#tests/fixtures/replay/recorded-chat.ts';
import { isSkipped } from './importer.ts';
import { type ImporterName, importers, isImporterName } from './importers.ts';

/** A message before it is written in the way of a platform. */
type Message = { readonly at: number; readonly user: string; readonly text: string };

/** File format of a platform. */
type Platform = {
  /** The step of its times, ms. */
  readonly stepMs: number;
  /** Time of the first message, ms. */
  readonly from: number;
  readonly write: (message: Message) => string;
  /** Pieces of a file that are no message of it. */
  readonly junk: readonly string[];
  readonly file: (pieces: readonly string[]) => string;
};

const json = (value: unknown) => JSON.stringify(value);
const lines = (pieces: readonly string[]) => `${pieces.join('\n')}\n`;
const list = (open: string, close: string) => (pieces: readonly string[]) =>
  `${open}${pieces.join(',\n')}${close}`;
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const clock = (at: number) => new Date(at).toISOString().slice(11, 23);
const EPOCH = Date.UTC(2026, 2, 1, 20);

const platforms: Readonly<Record<ImporterName, Platform>> = {
  'twitch-json': {
    stepMs: 1_000,
    from: 0,
    write: ({ at, user, text }) =>
      json({ content_offset_seconds: at / 1_000, commenter: { name: user }, message: { body: text } }),
    junk: ['{"content_offset_seconds":NaN,"message":{"body":"x"}}', '{"message":{"body":"x"}}', '{}'],
    file: list('{"comments":[', ']}'),
  },
  'twitch-gql': {
    stepMs: 1_000,
    from: 0,
    write: ({ at, user, text }) =>
      json({
        node: {
          contentOffsetSeconds: at / 1_000,
          commenter: { login: user },
          message: { fragments: [{ text }] },
        },
      }),
    junk: ['{"node":{"contentOffsetSeconds":null}}', '{"node":NaN}', '{}'],
    file: list('{"edges":[', ']}'),
  },
  'youtube-live-chat': {
    stepMs: 1,
    from: 0,
    write: ({ at, user, text }) =>
      json({
        replayChatItemAction: {
          videoOffsetTimeMsec: `${at}`,
          actions: [
            {
              addChatItemAction: {
                item: {
                  liveChatTextMessageRenderer: {
                    authorExternalChannelId: user,
                    message: { runs: [{ text }] },
                  },
                },
              },
            },
          ],
        },
      }),
    junk: ['{"replayChatItemAction":{"videoOffsetTimeMsec":"","actions":[]}}', '{"replay', '[]'],
    file: lines,
  },
  'youtube-csv': {
    stepMs: 1_000,
    from: 0,
    write: ({ at, user, text }) => [at / 1_000, quoted(user), quoted(text)].join(','),
    junk: [',x,no time', '7,x,', 'soon,x,y'],
    file: (pieces) => lines(['time_in_seconds,login,message', ...pieces]),
  },
  'bilibili-xml': {
    stepMs: 10,
    from: 0,
    write: ({ at, user, text }) => `<d p="${at / 1_000},1,25,0,1,0,0,0" user="${xml(user)}">${xml(text)}</d>`,
    junk: ['<d p="">x</d>', '<d p="1,8,25,0,1,0,u,1">code</d>', '<gift ts="" user="x" giftname="y"/>'],
    file: (pieces) => `<i>${pieces.join('\n')}</i>`,
  },
  'danmaku-json': {
    stepMs: 10,
    from: 0,
    write: ({ at, user, text }) => json({ vpos: at / 10, content: text, user_id: user }),
    junk: ['{"content":"no time"}', '{"text":"x","time":NaN}', '[1]', '{"id":4,"content":"x","sender":{}}'],
    file: list('[', ']'),
  },
  'irc-log': {
    stepMs: 1,
    from: EPOCH,
    write: ({ at, user, text }) => `@tmi-sent-ts=${at};id= :${user}!x@y PRIVMSG #room :${text}`,
    junk: ['PING :tmi.example', 'no line', '@tmi-sent-ts=1772400000000 :x!x@y NOTICE #room :x'],
    file: lines,
  },
  'text-log': {
    stepMs: 1,
    from: EPOCH,
    write: ({ at, user, text }) => `[2026-03-1 ${clock(at)}] #room ${user}: ${text}`,
    junk: ['no time', '[2026-13-41 20:15:00] x: y', '[2026-03-1 20:15:00] *** Mode is +o', '[20:75:00] x: y'],
    file: lines,
  },
};

const NAMES = ['ann', 'lin_qiu', '小舟', 'राजेश', 'กิตติ', '𠮷田', 'marek.n'];
const TEXTS = [
  '开球了',
  'goal "2", 1',
  'a <b> & c',
  '👨‍👩‍👧 hi',
  'नमस्ते',
  'it’s {[on]}',
  'x;y=z',
  '@ann 好',
  '1:0',
];
const ENCODINGS = ['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be'] as const;

/** Bytes of a text, big-endian UTF-16 by swapping those of the little-endian one. */
function encoded(text: string, encoding: (typeof ENCODINGS)[number]): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const marked = `\uFEFF${text}`;
  if (encoding === 'utf-8 with mark') return Buffer.from(marked);
  const bytes = Buffer.from(marked, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

const message = fc.record({
  step: fc.integer({ min: 0, max: 9_000 }),
  user: fc.constantFrom(...NAMES),
  text: fc.constantFrom(...TEXTS),
  /** Pieces that are no message, before this one. */
  holes: fc.array(fc.nat(), { maxLength: 2 }),
});

const file = fc.record({
  messages: fc.array(message, { minLength: 1, maxLength: 12 }),
  encoding: fc.constantFrom(...ENCODINGS),
  isPacked: fc.boolean(),
});

test.each(Object.keys(platforms).filter(isImporterName))(
  'a generated %s is read correctly, whatever its encoding, order and gaps',
  async (kind) => {
    const { stepMs, from, write, junk, file: assemble } = platforms[kind];
    await fc.assert(
      fc.asyncProperty(file, async ({ messages, encoding, isPacked }) => {
        const written = messages.map(({ step, user, text }) => ({ at: from + step * stepMs, user, text }));
        const pieces = messages.flatMap(({ holes }, at) => [
          ...holes.map((hole) => junk[hole % junk.length] ?? ''),
          ...written.slice(at, at + 1).map(write),
        ]);
        const path = freshPath('generated');
        const bytes = encoded(assemble(pieces), encoding);
        writeFileSync(path, isPacked ? gzipSync(bytes) : bytes);
        const records = await allOf(importers[kind].read(path));
        const imported = records.flatMap((record) => (isSkipped(record) ? [] : [record]));
        expect(imported.map(({ at, user, what }) => [at, user, what])).toEqual(
          written.map(({ at, user, text }) => [at, user, { kind: 'say', text }]),
        );
      }),
      { numRuns: 60 },
    );
  },
);
