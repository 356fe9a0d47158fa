import type { FIELDS, MOTIFS, SHIELDS } from './crest-parts.table.ts';

/** Composition of a team's crest; colours are `#rrggbb`. */
export interface CrestPlan {
  readonly first: string;
  readonly second: string;
  readonly shield: keyof typeof SHIELDS;
  readonly field: keyof typeof FIELDS;
  readonly motif: keyof typeof MOTIFS;
  readonly ink: string;
  /** The disc behind the motif, where it is not the first colour. */
  readonly plate?: string;
}

export const TEAMS: Readonly<Record<string, CrestPlan>> = {
  // football
  星港城: {
    first: '#123A7A',
    second: '#F4F7FB',
    shield: 'heater',
    field: 'stripes',
    motif: 'tower',
    ink: '#F2B632',
  },
  白鹭湾: {
    first: '#0C8F8B',
    second: '#F6FBFA',
    shield: 'round',
    field: 'base',
    motif: 'gull',
    ink: '#F6FBFA',
    plate: '#0A6D6A',
  },
  云岭联: {
    first: '#5A2D82',
    second: '#F1EAF7',
    shield: 'swiss',
    field: 'chevron',
    motif: 'peak',
    ink: '#F1EAF7',
  },
  沧澜竞技: {
    first: '#0B5FA5',
    second: '#9AD7F0',
    shield: 'drop',
    field: 'base',
    motif: 'wave',
    ink: '#FFFFFF',
  },
  赤岩工人: {
    first: '#B4531A',
    second: '#2A2320',
    shield: 'square',
    field: 'halves',
    motif: 'gear',
    ink: '#FFE9D2',
  },
  北麓雪豹: {
    first: '#1C2B3A',
    second: '#DDE7EE',
    shield: 'hex',
    field: 'chief',
    motif: 'paw',
    ink: '#9FC3D8',
  },
  镜湖流浪: {
    first: '#1E6B4A',
    second: '#E9F4EC',
    shield: 'heater',
    field: 'sash',
    motif: 'moon',
    ink: '#F5D25A',
  },
  远山猎人: {
    first: '#24462C',
    second: '#D9B45B',
    shield: 'swiss',
    field: 'solid',
    motif: 'deer',
    ink: '#E9CF8C',
  },
  金穗农垦: {
    first: '#C98A12',
    second: '#2F4B2A',
    shield: 'drop',
    field: 'halves',
    motif: 'wheat',
    ink: '#FFF6DA',
  },
  蓝湾水手: {
    first: '#0A2A5E',
    second: '#FFFFFF',
    shield: 'round',
    field: 'hoops',
    motif: 'anchor',
    ink: '#F2B632',
  },
  铁桥机车: {
    first: '#30363D',
    second: '#E36414',
    shield: 'square',
    field: 'chief',
    motif: 'bridge',
    ink: '#F5F7FA',
  },
  松原林场: {
    first: '#0F5B38',
    second: '#FFFFFF',
    shield: 'hex',
    field: 'solid',
    motif: 'pine',
    ink: '#DFF3E4',
  },
  南屿联合: {
    first: '#D97706',
    second: '#0F3D5E',
    shield: 'heater',
    field: 'quarter',
    motif: 'sun',
    ink: '#FFF7E3',
  },
  灯塔竞技: {
    first: '#0E3B50',
    second: '#F4C95D',
    shield: 'drop',
    field: 'rays',
    motif: 'tower',
    ink: '#FFFFFF',
  },
  // basketball
  星港飞鱼: {
    first: '#0D4FA8',
    second: '#F59E0B',
    shield: 'round',
    field: 'solid',
    motif: 'fish',
    ink: '#FFD37A',
  },
  云岭山猫: {
    first: '#4B2A6B',
    second: '#E7B93C',
    shield: 'square',
    field: 'chief',
    motif: 'paw',
    ink: '#E7B93C',
  },
  铁桥重锤: {
    first: '#2B2F36',
    second: '#D9534A',
    shield: 'hex',
    field: 'chevron',
    motif: 'gear',
    ink: '#F2F4F7',
  },
  白鹭湾帆船: {
    first: '#0E7C86',
    second: '#FFFFFF',
    shield: 'swiss',
    field: 'sash',
    motif: 'wave',
    ink: '#063E44',
  },
  北麓雪狼: {
    first: '#25405C',
    second: '#E8F0F5',
    shield: 'heater',
    field: 'base',
    motif: 'wolf',
    ink: '#E8F0F5',
  },
  南屿烈日: {
    first: '#C2580C',
    second: '#FFE3B0',
    shield: 'round',
    field: 'rays',
    motif: 'sun',
    ink: '#FFFFFF',
  },
  // esports
  星陨: { first: '#101828', second: '#5EEAD4', shield: 'hex', field: 'sash', motif: 'star', ink: '#FFFFFF' },
  潮汐: { first: '#0C4A6E', second: '#38BDF8', shield: 'drop', field: 'base', motif: 'wave', ink: '#FFFFFF' },
  夜航: {
    first: '#1E1B4B',
    second: '#A5B4FC',
    shield: 'round',
    field: 'solid',
    motif: 'moon',
    ink: '#C7D2FE',
  },
  鹿鸣: {
    first: '#14532D',
    second: '#BBF7D0',
    shield: 'swiss',
    field: 'solid',
    motif: 'deer',
    ink: '#D1FAE5',
  },
  弧光: {
    first: '#0F766E',
    second: '#F0FDFA',
    shield: 'square',
    field: 'halves',
    motif: 'bolt',
    ink: '#FDE68A',
  },
  破晓: { first: '#7C2D12', second: '#FDBA74', shield: 'hex', field: 'rays', motif: 'sun', ink: '#FFFFFF' },
};
