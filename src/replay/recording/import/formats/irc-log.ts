import { textLines } from '#replay/recording/text-lines.ts';
import {
  type ImportedRecord,
  type Importer,
  namesAmong,
  type Skipped,
  skipped,
  textRecord,
} from '../importer.ts';

/** Separates a time from the line after it. */
const AFTER_TIME = ';;;';
const TIME_MAX = 40;
const EPOCH_MS_FROM = 1e11;
/** The prefix of a `/me` message. */
const ACTION = '\u0001ACTION ';

/** A line of IRCv3: `@tags :source COMMAND parameters :trailing`. */
type IrcLine = {
  readonly tags: ReadonlyMap<string, string>;
  readonly nick: string | null;
  readonly command: string;
  readonly text: string;
};

const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name, value.join('=')];
    }),
  );

/** Splits a text at its first spaces. */
function cutWord(text: string): readonly [string: string, rest: string] {
  const end = text.indexOf(' ');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}

/** Parses a line from left to right; null for a line without a command. */
function ircLine(line: string): IrcLine | null {
  let rest = line;
  let [tagText, source] = ['', ''];
  if (rest.startsWith('@')) [tagText, rest] = cutWord(rest.slice(1));
  if (rest.startsWith(':')) [source, rest] = cutWord(rest.slice(1));
  const [command, parameters] = cutWord(rest);
  if (!/^[A-Z]+$/.test(command)) return null;
  const trailing = parameters.startsWith(':') ? 0 : parameters.indexOf(' :') + 1;
  const text = parameters[trailing] === ':' ? parameters.slice(trailing + 1) : '';
  return { tags: tagsOf(tagText), nick: source.split('!', 1)[0] || null, command, text };
}

/** Parses `1619870400`, `1619870400123` or `2021-05-01 12:00:00`. @returns epoch ms, or NaN */
function timeOf(text: string): number {
  const value = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value >= EPOCH_MS_FROM ? value : value * 1_000;
  return Date.parse(/^\d{4}-\d{2}-\d{2} \d/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
}

/** Splits a line into the time before `;;;`, if there is one, and the rest. */
function timed(line: string): { readonly at: number | null; readonly line: string } {
  const end = line.slice(0, TIME_MAX + AFTER_TIME.length).indexOf(AFTER_TIME);
  const at = end < 0 ? Number.NaN : timeOf(line.slice(0, end).trim());
  return Number.isFinite(at)
    ? { at, line: line.slice(end + AFTER_TIME.length).trimStart() }
    : { at: null, line };
}

const messageTextOf = (text: string): string =>
  text.startsWith(ACTION) ? text.slice(ACTION.length).replace('\u0001', '') : text;

/** Epoch ms by the tags of Twitch or by `time` of IRCv3; null without them. A tag without a value is a missing one. */
function sentAt(tags: IrcLine['tags']): number | null {
  const sent = Number(tags.get('tmi-sent-ts') || tags.get('rm-received-ts') || Number.NaN);
  const at = Number.isFinite(sent) ? sent : Date.parse(tags.get('time') ?? '');
  return at > 0 ? at : null;
}

/** Creates a reader of the lines of one connection; a line without a time takes the last known time. */
function lineReader() {
  let latest: number | null = null;
  return (text: string): ImportedRecord | Skipped => {
    const { at, line } = timed(text);
    if (at !== null) latest = at;
    const read = ircLine(line);
    if (read === null) return skipped('unreadable');
    const { tags, nick, command } = read;
    latest = sentAt(tags) ?? latest;
    if (!['PRIVMSG', 'JOIN', 'PART', 'QUIT'].includes(command)) return skipped('noChat');
    if (latest === null) return skipped('noTime');
    const user = tags.get('user-id') || nick;
    const names = namesAmong(nick, tags.get('display-name'));
    if (command === 'PRIVMSG')
      return textRecord(latest, user, tags.get('id') || null, messageTextOf(read.text), names);
    return { at: latest, user: nick, names, id: null, what: { kind: command === 'JOIN' ? 'join' : 'leave' } };
  };
}

/** IRCv3 as Twitch's servers send it and loggers save it, with the time in the tags (ms) or before the line. */
export const ircLog: Importer = {
  title: 'raw IRC lines, with tags (tmi-sent-ts) or a time before ;;;, joins and parts too',
  matches: (head) =>
    /^(?:[^\n;]{1,40};;;)? ?(?:@\S+ +)?:\S+ +(?:PRIVMSG|JOIN|PART|USERNOTICE|ROOMSTATE) /m.test(head),
  async *read(path) {
    const read = lineReader();
    for await (const { text } of textLines(path)) yield read(text);
  },
};
