import { pick, random } from '#contract/units/random.ts';
import type { Drawing } from '../drawing.ts';
import { own } from '../own.ts';

/** Line glyphs on a 32 × 32 field. */
const GLYPHS = {
  豹: '<path d="M7 22c0-8 4-13 9-13s9 5 9 13M10 11 8 6l6 3m8 2 2-5-6 3M12 17h.01M20 17h.01M14 22q2 1.5 4 0"/>',
  鲸: '<path d="M5 17c2 6 8 8 13 6 5-1 8-5 9-11-3 2-6 2-8 0-4-3-13-3-14 5ZM11 8c0-2-1-3-3-3M11 8c0-2 1-3 3-3M11 8v3"/>',
  极光: '<path d="M6 24V11M11 24V7M16 24V10M21 24V6M26 24V12"/>',
  星河: '<circle cx="16" cy="16" r="4"/><path d="M5 20c2 5 20-1 22-8M27 12c0-5-22 1-22 8"/>',
  狐: '<path d="m7 7 5 5h8l5-5v10l-9 9-9-9Z"/><path d="m12 18 4 5 4-5"/>',
  塔: '<path d="M12 26 14 10h4l2 16M10 26h12M16 5v5M13 18h6"/>',
  铃: '<path d="M16 6v3M9 20c2-2 2-4 2-6a5 5 0 0 1 10 0c0 2 0 4 2 6ZM14 23a2 2 0 0 0 4 0"/>',
  图: '<path d="m6 9 7-3 6 3 7-3v17l-7 3-6-3-7 3ZM13 6v17M19 9v17"/>',
  鸟: '<path d="M5 14c6-6 10-3 11 3 2-6 6-8 11-5-4 0-6 3-8 8-1 3-3 4-5 3-3-2-4-7-9-9Z"/>',
  弧: '<path d="M6 22a10 10 0 0 1 20 0M11 22a5 5 0 0 1 10 0"/>',
  叶: '<path d="M7 25C7 12 14 7 26 6c0 12-5 19-16 19M7 25 18 14"/>',
  棱: '<path d="M16 5 26 11v10l-10 6-10-6V11Zm0 0v22M6 11l20 10M26 11 6 21"/>',
} as const;

interface VenueStyle {
  readonly glyph: keyof typeof GLYPHS;
  readonly ground: string;
  readonly ink: string;
}

const style = (glyph: keyof typeof GLYPHS, ground: string, ink: string): VenueStyle => ({
  glyph,
  ground,
  ink,
});

const VENUES: Readonly<Record<string, VenueStyle>> = {
  云豹体育: style('豹', '#0B6B52', '#ffffff'),
  蓝鲸体育: style('鲸', '#0F4C81', '#DDF1FF'),
  弧光电竞: style('弧', '#1B2A4A', '#7DF0C8'),
  云豹电竞: style('豹', '#0B6B52', '#ffffff'),
  青禾体育: style('叶', '#2E7D4F', '#F0FFE9'),
  棱镜体育: style('棱', '#3D4754', '#E8F1F5'),
  白塔冠军盘: style('塔', '#7A4B20', '#FFF1DC'),
  极光真人: style('极光', '#17636B', '#A9F5E6'),
  星河真人: style('星河', '#2C2F6B', '#D7DAFF'),
  银狐电子: style('狐', '#8A4B1E', '#FFEBD6'),
  白塔电子: style('塔', '#7A4B20', '#FFF1DC'),
  云豹电子: style('豹', '#0B6B52', '#ffffff'),
  青禾电子: style('叶', '#2E7D4F', '#F0FFE9'),
  极光电子: style('极光', '#17636B', '#A9F5E6'),
  棱镜电子: style('棱', '#3D4754', '#E8F1F5'),
  风铃棋牌: style('铃', '#31566B', '#DDF3FF'),
  海图捕鱼: style('图', '#0E5E74', '#D9F7FF'),
  青鸟彩票: style('鸟', '#2E6F4E', '#E6FFE9'),
};

const INVENTED = [
  style('弧', '#1B2A4A', '#7DF0C8'),
  style('叶', '#2E7D4F', '#F0FFE9'),
  style('星河', '#2C2F6B', '#D7DAFF'),
  style('鲸', '#0F4C81', '#DDF1FF'),
] as const;

/** A venue's mark: a tile with a glyph; a venue without one gets one that follows from its name. */
export function venueMark(name: string): Drawing {
  const { glyph, ground, ink } = own(VENUES, name) ?? pick(random(name), INVENTED);
  const body = `<rect width="32" height="32" rx="9" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[glyph]}</g>`;
  return { width: 32, height: 32, body };
}
