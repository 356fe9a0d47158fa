import { textLines } from '#replay/record/text-lines.ts';
import { type Imported, type Importer, said } from './imported.ts';

const LINE = /^(?:@(\S+) +)?(?::([^\s!]+)(?:!\S*)? +)?([A-Z]+)(?: +[^:\s]\S*)*(?: +:(.*))?$/;
/** What stands around the words of `/me`. */
const ACTION = '\u0001ACTION ';

const tagsOf = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name, value.join('=')];
    }),
  );

const wordsOf = (text: string): string =>
  text.startsWith(ACTION) ? text.slice(ACTION.length).replace('\u0001', '') : text;

/** Reads raw lines of one connection; what carries no time happens at the time told last. */
function lineReader() {
  let latest: number | null = null;
  return (line: string): Imported | null => {
    const [whole, tagText, nick = null, command, text = ''] = LINE.exec(line) ?? [];
    if (whole === undefined) return null;
    const tags = tagsOf(tagText);
    const sent = Number(tags.get('tmi-sent-ts') ?? tags.get('rm-received-ts') ?? Number.NaN);
    if (Number.isFinite(sent)) latest = sent;
    if (latest === null) return null;
    const user = tags.get('user-id') || nick;
    if (command === 'PRIVMSG') return said(latest, user, tags.get('id') || null, wordsOf(text));
    if (command === 'JOIN') return { at: latest, user: nick, id: null, what: { kind: 'join' } };
    if (command === 'PART' || command === 'QUIT')
      return { at: latest, user: nick, id: null, what: { kind: 'leave' } };
    return null;
  };
}

/** IRCv3 as Twitch's servers send it and loggers keep it: time in the tags, ms. */
export const ircLog: Importer = {
  title: 'raw IRC lines with tags (tmi-sent-ts), joins and parts too',
  knows: (head) => /^(?:@\S+ +)?:\S+ +(?:PRIVMSG|JOIN|PART|USERNOTICE|ROOMSTATE) /m.test(head),
  async *read(path) {
    const read = lineReader();
    for await (const { text } of textLines(path)) yield read(text);
  },
};
