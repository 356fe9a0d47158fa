import { bilibiliXml } from './formats/bilibili-xml.ts';
import { danmakuJson } from './formats/danmaku-json.ts';
import { ircLog } from './formats/irc-log.ts';
import { textLog } from './formats/text-log.ts';
import { twitchGql, twitchJson } from './formats/twitch-json.ts';
import { youtubeCsv } from './formats/youtube-csv.ts';
import { youtubeLiveChat } from './formats/youtube-live-chat.ts';
import type { Importer } from './importer.ts';

/** The importers, in the order in which a file without a named kind is tried. */
export const importers = {
  'youtube-live-chat': youtubeLiveChat,
  'bilibili-xml': bilibiliXml,
  'twitch-gql': twitchGql,
  'twitch-json': twitchJson,
  'danmaku-json': danmakuJson,
  'irc-log': ircLog,
  'text-log': textLog,
  'youtube-csv': youtubeCsv,
} as const satisfies Readonly<Record<string, Importer>>;
export type ImporterName = keyof typeof importers;

/** Reports whether an importer of that name exists. */
export const isImporterName = (name: string): name is ImporterName => Object.hasOwn(importers, name);

/** Detects the kind of a file by its first characters; null when none matches. */
export const importerFor = (head: string): ImporterName | null =>
  Object.keys(importers)
    .filter(isImporterName)
    .find((name) => importers[name].matches(head)) ?? null;
