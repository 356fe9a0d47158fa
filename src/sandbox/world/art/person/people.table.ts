import type { HairStyle } from './hair.table.ts';

export type Mood = 'smile' | 'open' | 'happy' | 'flat';
export type Collar = 'crew' | 'v' | 'hood' | 'polo';
export type Wearable = 'headset' | 'glasses' | 'beard' | 'stubble' | 'ear';

/** Appearance of a person; colours are `#rrggbb`. */
export interface PersonAppearance {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly cap?: string;
  readonly style: HairStyle;
  readonly wears: readonly Wearable[];
  readonly collar: Collar;
  /** Behind an avatar. */
  readonly backdrop: string;
  readonly mood: Mood;
}

/** Well-known anchors, commentators and dealers with a fixed appearance. */
export const PEOPLE: Readonly<Record<string, PersonAppearance>> = {
  林小满: {
    skin: '#FADCC6',
    hair: '#2B2321',
    cloth: '#0B6B52',
    style: 'bob',
    wears: ['headset'],
    collar: 'polo',
    backdrop: '#CFE8DF',
    mood: 'open',
  },
  阿泽说球: {
    skin: '#F0C3A0',
    hair: '#1E1A1C',
    cloth: '#1F3B73',
    style: 'quiff',
    wears: ['headset', 'stubble'],
    collar: 'polo',
    backdrop: '#D6E4F5',
    mood: 'smile',
  },
  晚星: {
    skin: '#F6D3B8',
    hair: '#7C8FB0',
    cloth: '#31363D',
    style: 'long',
    wears: ['ear'],
    collar: 'hood',
    backdrop: '#E4DCF3',
    mood: 'smile',
  },
  解说老周: {
    skin: '#E5B08A',
    hair: '#3A2A24',
    cloth: '#E9EEF1',
    style: 'crop',
    wears: ['beard', 'glasses'],
    collar: 'polo',
    backdrop: '#F3E3CF',
    mood: 'smile',
  },
  南栀: {
    skin: '#FADCC6',
    hair: '#54372A',
    cloth: '#C98F9B',
    style: 'wavy',
    wears: [],
    collar: 'v',
    backdrop: '#F6DADA',
    mood: 'happy',
  },
  大橘教练: {
    skin: '#F3CBAA',
    hair: '#2B2321',
    cloth: '#D9822B',
    cap: '#D9822B',
    style: 'cap',
    wears: ['headset'],
    collar: 'crew',
    backdrop: '#FBE9B7',
    mood: 'open',
  },
  十一: {
    skin: '#F0C3A0',
    hair: '#22262E',
    cloth: '#2C7A90',
    style: 'fringe',
    wears: ['glasses'],
    collar: 'hood',
    backdrop: '#CFE6EE',
    mood: 'smile',
  },
  木木侃球: {
    skin: '#F6D3B8',
    hair: '#1E1A1C',
    cloth: '#8FB7A5',
    style: 'bun',
    wears: ['headset'],
    collar: 'crew',
    backdrop: '#D9ECD0',
    mood: 'happy',
  },
  禾一: {
    skin: '#FADCC6',
    hair: '#1E1A1C',
    cloth: '#6C5AA8',
    style: 'bangs',
    wears: [],
    collar: 'crew',
    backdrop: '#E4DCF3',
    mood: 'smile',
  },
  苏打: {
    skin: '#F6D3B8',
    hair: '#C77B8B',
    cloth: '#E9EEF1',
    style: 'twin',
    wears: ['headset'],
    collar: 'hood',
    backdrop: '#CFE6EE',
    mood: 'open',
  },
  晚晴: {
    skin: '#FADCC6',
    hair: '#2B2321',
    cloth: '#10302A',
    style: 'bob',
    wears: [],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
  一诺: {
    skin: '#F6D3B8',
    hair: '#1E1A1C',
    cloth: '#16284A',
    style: 'pony',
    wears: ['ear'],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
  若溪: {
    skin: '#FADCC6',
    hair: '#54372A',
    cloth: '#10302A',
    style: 'long',
    wears: ['ear'],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
  安澜: {
    skin: '#F0C3A0',
    hair: '#22262E',
    cloth: '#16284A',
    style: 'side',
    wears: ['glasses'],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
  听雨: {
    skin: '#F3CBAA',
    hair: '#1E1A1C',
    cloth: '#10302A',
    style: 'bangs',
    wears: [],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
  青岚: {
    skin: '#F6D3B8',
    hair: '#3A2A24',
    cloth: '#16284A',
    style: 'bun',
    wears: ['ear'],
    collar: 'v',
    backdrop: '#CFE8DF',
    mood: 'smile',
  },
};
