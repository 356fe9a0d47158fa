import { random } from '#contract/units/random.ts';
import type { ChatDraft, RoomStore } from '#sandbox/world/rooms/room-store.ts';
import { LINE_TABLES } from './lines/line-tables.ts';
import { phrase } from './lines/phrase.ts';
import type { Persona } from './personas.ts';
import { speaker } from './room/room-voices.ts';

const POOL = 4_096;

/** Plain talk made beforehand, so that 20 000 messages a second cost little more than keeping them. */
export type Flood = {
  setRate(roomNo: string, perSecond: number): void;
  clear(): void;
  step(rooms: RoomStore, from: number, to: number): void;
};

function pool(seed: number, people: readonly Persona[]): ChatDraft[] {
  const next = random(`${seed} flood`);
  const { brief, any } = LINE_TABLES.studio.lines.lull;
  const football = LINE_TABLES.football.lines.lull;
  const lines = [...brief, ...any, ...football.brief, ...football.any, ...football.expert];
  const slots = {
    anchor: '主播',
    home: '主队',
    away: '客队',
    us: '主队',
    them: '客队',
    star: '队长',
    min: '63',
    score: '2:1',
    rival: '客队',
    homeShape: '打四三三',
    awayShape: '打四四二',
  };
  return Array.from({ length: POOL }, () => {
    const persona = people[Math.floor(next() * people.length)];
    const text = phrase(lines[Math.floor(next() * lines.length)] ?? '', slots, next);
    const author = persona
      ? speaker(persona)
      : { userId: 'c-0', username: '', avatar: '', level: 0, type: 0 as const };
    return { ...author, content: { msgType: 'text', text } };
  });
}

export function flood(seed: number, people: readonly Persona[]): Flood {
  const rates = new Map<string, number>();
  let drafts: ChatDraft[] = [];
  let index = 0;
  let owed = 0;

  return {
    setRate(roomNo, perSecond) {
      if (perSecond > 0) rates.set(roomNo, perSecond);
      else rates.delete(roomNo);
      if (drafts.length === 0) drafts = pool(seed, people);
    },
    clear: () => rates.clear(),
    step(rooms, from, to) {
      for (const [roomNo, rate] of rates) {
        owed += (rate * (to - from)) / 1_000;
        const count = Math.floor(owed);
        owed -= count;
        const batch = Array.from({ length: count }, () => drafts[index++ % POOL]).flatMap(
          (draft) => draft ?? [],
        );
        rooms.appendMany(roomNo, batch);
      }
    },
  };
}
