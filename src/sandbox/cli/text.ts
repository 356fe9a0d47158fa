import { basename } from 'node:path';
import { MEDIA_KINDS } from '#contract/community/video/schema.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import type { GiftFiles, RefusedFile } from '#sandbox/domains/community/gift/gift-files.ts';
import { channelOf } from '#sandbox/domains/ground/code/address.ts';
import type { SentLetter } from '#sandbox/domains/ground/code/code-inbox.ts';
import {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  type DemoMember,
} from '#sandbox/domains/ground/member/demo-members.table.ts';
import { siteOrigin } from '#sandbox/http/hosts/host-names.ts';
import type { NetworkHost } from '#sandbox/http/hosts/network-host.ts';
import type { RealStreams } from '#sandbox/video/signing/real-streams.ts';

/** The site of the page as it was built. */
const MAIN_SITE = 5000;

export const HELP = `The platform of Courtside on this machine: its API, live video, matches and people.

  --port N        where the site and the API answer (5180); video domains take the next three ports,
                  the operator's console the one after them
  --site URL      where browsers reach the site, if another server is before this one
  --host ADDRESS  opens the site and its video to other devices of the network, at this IPv4 address of the
                  machine or at all (0.0.0.0); off unless given. Everyone in the network can then read and
                  use the demo accounts, and without TLS also read what passes. The console stays on the loopback
  --web DIR       the built site
  --data DIR      where the state is kept (.courtside), or :memory:
  --reset         begins with nothing of the past
  --seed N        what happens by itself follows from it
  --crowd N       chat messages a second in the most watched room (2); 0 is silence
  --password-cost N
                  N of scrypt for passwords of members (131072); 16384 for load tests with many senders
  --gifts DIR     gift animations (.svga, .apng, .png), given to the gifts by name, the others by
                  order, beginning with the gifts that cover the room
  --stream K=URL  a real stream for match rooms: hls=URL or flv=URL; may be given twice
  --chat FILE     plays a recorded chat (docs/replay.md) into a room
  --beacon        pages report web vitals and counts of errors, without personal data
  --help          this text
`;

/**
 * Returns the addresses of the platform's other sites, one line each; browsers resolve every name below localhost to this
 * machine.
 */
export const otherSites = (origin: string): readonly string[] =>
  SITE_IDS.filter((siteId) => siteId !== MAIN_SITE).map(
    (siteId) => `site ${siteId} at ${siteOrigin(siteId, new URL(origin).port)}`,
  );

/** Formats a text message or mail as the line that replaces the phone or the mailbox [7.11]. */
export const letterLine = ({ address, purpose, code }: SentLetter): string =>
  `${channelOf(address) === 'phone' ? `text message to +${address}` : `mail to ${address}`}: ${code} (${purpose})`;

/** Lines about network access: a warning, the addresses of the site, and the parts that stay local. */
export const networkLines = (origin: string, host: NetworkHost | undefined): readonly string[] =>
  host === undefined
    ? []
    : [
        'WARNING: everyone in this network can reach the site; what passes is not encrypted by TLS:',
        ...host.names.map((name) => `  http://${name}:${new URL(origin).port}`),
        'games of the house and the console answer on this machine alone',
      ];

/** Returns the operator’s streams, one line each; without any, the option that gives one. */
export function streamLines(streams: RealStreams): readonly string[] {
  const configured = MEDIA_KINDS.flatMap((kind) =>
    streams[kind] === undefined ? [] : [`${kind}=${streams[kind]}`],
  );
  return configured.length === 0
    ? ['match rooms play drawn matches; a real stream: npm start -- --stream hls=URL']
    : configured.map((stream) => `match rooms play ${stream}`);
}

/**
 * Returns the accounts that can log in, one line each.
 * @param coinsOf coins of a member now
 */
export const demoLines = (coinsOf: (member: DemoMember) => bigint): readonly string[] => [
  `demo accounts, password ${DEMO_PASSWORD}:`,
  ...DEMO_MEMBERS.map((member) => {
    const { name, nickname, level, roomAdmin, hasPhone } = member;
    const marks = `${roomAdmin ? '  room admin' : ''}${hasPhone ? '' : '  no phone'}`;
    return `  ${name.padEnd(9)} ${nickname}  V${level}  ${coinsOf(member)} coins${marks}`;
  }),
];

const HOW = { name: 'by name', order: 'by order', own: "the sandbox's own" } as const;

/** Caps of pages as an author of animations reads them. */
const CAPS: Readonly<Record<string, (max: number) => string>> = {
  compressed: (max) => `${max / MEGA} MB of file`,
  inflated: (max) => `${max / MEGA} MB unpacked`,
  assets: (max) => `${max / MEGA} MB of pictures and sounds`,
  pixels: (max) => `${max / 1_000_000} megapixels of pictures`,
  sound: (max) => `${max} seconds of sound`,
  duration: (max) => `${max / 1_000} seconds`,
};
const MEGA = 1_024 * 1_024;

function refusedLine({ file, reason }: RefusedFile): string {
  if (reason.is === 'broken')
    return `  refused: ${file}, broken or of an unknown kind: ${reason.part || 'the whole file'}`;
  const limit = CAPS[reason.cap]?.(reason.max) ?? `${reason.max} of ${reason.cap}`;
  return `  refused: ${file}, more than the ${limit} that pages play`;
}

/** Returns the animation that each gift plays, one line each, and the files that no gift plays. */
export const giftLines = ({ files, unused, refused }: GiftFiles): readonly string[] => [
  'gifts play:',
  ...files.map(
    ({ giftCode, name, path, by }) => `  ${giftCode.padEnd(14)} ${name}  ${basename(path)}, ${HOW[by]}`,
  ),
  ...refused.map(refusedLine),
  ...(unused.length === 0 ? [] : [`  no gift was left for ${unused.join(', ')}`]),
];
