import { squadOf } from '#sandbox/world/matches/squad.ts';

/** `{星港城 9}` → who wears the 9 there; the first of the squad when nobody does. */
export const namedPlayers = (text: string, seed: number): string =>
  text.replace(/\{(\S+) (\d+)\}/g, (_mark, club: string, number: string) => {
    const { starters, bench } = squadOf(club, seed);
    const player = [...starters, ...bench].find((each) => each.number === Number(number)) ?? starters[0];
    return player?.name ?? club;
  });
