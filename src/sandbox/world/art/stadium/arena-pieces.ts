import { dark, mix } from '../colour.ts';
import { n, type Point, times } from '../pen.ts';

export const ARENA_TREES = ['#2c9a74', '#35ad80', '#23876a', '#3bb892'] as const;

export function rock([x, y]: Point, size: number): string {
  const s = (share: number) => n(size * share);
  return `<ellipse cx="${n(x)}" cy="${n(y + size * 0.5)}" rx="${s(1.1)}" ry="${s(0.4)}" fill="#062027" fill-opacity=".4"/><path fill="#5d7f86" d="M${n(x - size)} ${n(y + size * 0.5)}l${s(0.3)} ${s(-1.1)}l${s(0.8)} ${s(-0.3)}l${s(0.7)} ${s(0.7)}l${s(0.2)} ${s(0.8)}Z"/><path fill="#8fb0b3" d="M${n(x - size * 0.7)} ${n(y - size * 0.6)}l${s(0.8)} ${s(-0.3)}l${s(0.3)} ${s(0.5)}l${s(-0.8)} ${s(0.4)}Z"/>`;
}

/** Three stacked cones, the right half in shadow. */
export function tree([x, y]: Point, size: number, colour: string): string {
  const cones = times(3, (i) => {
    const half = size * (1 - i * 0.24);
    const foot = y - i * size * 0.72;
    const tip = n(foot - size * 1.25);
    const middle = n(foot + half * 0.36);
    return `<path fill="${mix(colour, '#ffffff', i * 0.07)}" d="M${n(x)} ${tip}L${n(x + half)} ${n(foot)}L${n(x)} ${middle}L${n(x - half)} ${n(foot)}Z"/><path fill="#04191c" fill-opacity=".24" d="M${n(x)} ${tip}L${n(x + half)} ${n(foot)}L${n(x)} ${middle}Z"/>`;
  });
  return `<ellipse cx="${n(x + size * 0.5)}" cy="${n(y + size * 0.2)}" rx="${n(size)}" ry="${n(size * 0.4)}" fill="#04191c" fill-opacity=".45"/>${cones.join('')}`;
}

/** A tower with its team's crystal on top. */
export function tower([x, y]: Point, colour: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y + 8)}" rx="62" ry="28" fill="#04191c" fill-opacity=".45"/><path fill="#cfdadb" d="M${n(x - 40)} ${n(y)}l10-110h60l10 110q-40 26-80 0Z"/><path fill="#8fa5a8" d="M${n(x)} ${n(y + 12)}V${n(y - 110)}h30l10 110q-18 12-40 12Z"/><circle cx="${n(x)}" cy="${n(y - 136)}" r="60" fill="${colour}" fill-opacity=".5" filter="url(#blur)"/><path fill="${colour}" d="M${n(x)} ${n(y - 186)}l26 40l-26 44l-26-44Z"/><path fill="#fff" fill-opacity=".6" d="M${n(x)} ${n(y - 186)}l-26 40l26 12Z"/>`;
}

/** A hero with a staff or an orb and a health bar (`health` 0 to 1). */
export function hero([x, y]: Point, team: string, health: number, weapon: 'staff' | 'orb'): string {
  const armed =
    weapon === 'staff'
      ? `<path d="M${n(x + 30)} ${n(y + 36)}l26-92" stroke="#f4fffb" stroke-width="7" stroke-linecap="round"/>`
      : `<circle cx="${n(x - 40)}" cy="${n(y - 14)}" r="13" fill="#f4fffb"/><circle cx="${n(x - 40)}" cy="${n(y - 14)}" r="24" fill="${team}" fill-opacity=".5" filter="url(#blur)"/>`;
  const ring = `cx="${n(x)}" cy="${n(y + 46)}" rx="46" ry="18"`;
  return [
    `<ellipse ${ring} fill="#04191c" fill-opacity=".5"/><ellipse ${ring} fill="none" stroke="${team}" stroke-width="5"/>`,
    `<path fill="${dark(team, 0.45)}" d="M${n(x - 32)} ${n(y + 46)}q-6-60 32-66q38 6 32 66q-32 14-64 0Z"/>`,
    `<path fill="${team}" d="M${n(x - 22)} ${n(y + 30)}q0-42 22-46q22 4 22 46q-22 10-44 0Z"/>`,
    `<circle cx="${n(x)}" cy="${n(y - 32)}" r="22" fill="${mix(team, '#ffffff', 0.72)}"/>`,
    `<path fill="${dark(team, 0.5)}" d="M${n(x - 24)} ${n(y - 32)}q0-28 24-28t24 28q-24-12-48 0Z"/>`,
    armed,
    `<rect x="${n(x - 40)}" y="${n(y - 84)}" width="80" height="10" rx="5" fill="#04121a"/>`,
    `<rect x="${n(x - 40)}" y="${n(y - 84)}" width="${80 * health}" height="10" rx="5" fill="${team}"/>`,
  ].join('');
}
