import { pick, random } from '#contract/units/random.ts';
import { dark, luminance } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { own } from '../own.ts';
import { FIELDS, MOTIFS, SHIELDS } from './crest-parts.table.ts';
import { type CrestPlan, TEAMS } from './teams.table.ts';

/** `Object.keys` of a table whose keys are known, never empty. */
function keysOf<K extends string>(table: Readonly<Record<K, unknown>>, first: K): [K, ...K[]] {
  const known = (key: string): key is K => key in table;
  return [
    first,
    ...Object.keys(table)
      .filter(known)
      .filter((key) => key !== first),
  ];
}

/** A crest for a team that has none: parts and colours follow from its name. */
function inventedPlan(name: string): CrestPlan {
  const next = random(name);
  const model = pick(next, keysOf(TEAMS, '星港城'));
  const colours = TEAMS[model] ?? { first: '#123A7A', second: '#F4F7FB', ink: '#F2B632' };
  return {
    first: colours.first,
    second: colours.second,
    shield: pick(next, keysOf(SHIELDS, 'heater')),
    field: pick(next, keysOf(FIELDS, 'solid')),
    motif: pick(next, keysOf(MOTIFS, 'gull')),
    ink: colours.ink,
  };
}

/** Fields so busy that the motif needs a disc behind it to be read. */
const BUSY: readonly CrestPlan['field'][] = ['stripes', 'hoops', 'quarter', 'rays'];
const CROSSING: readonly CrestPlan['field'][] = ['sash', 'cross'];

function plate({ first, second, field, ink, plate: colour }: CrestPlan): string {
  const close = Math.abs(luminance(second) - luminance(ink)) < 0.35;
  const needed = BUSY.includes(field) || (CROSSING.includes(field) && close);
  return needed ? `<circle cx="32" cy="32" r="19.5" fill="${colour ?? first}"/>` : '';
}

/** Composition and colours of a team's crest. */
export const crestPlan = (name: string): CrestPlan => own(TEAMS, name) ?? inventedPlan(name);

/** A team's crest on a 64 × 64 field. */
export function crest(name: string): Drawing {
  const plan = crestPlan(name);
  const outline = SHIELDS[plan.shield];
  const body = [
    `<clipPath id="outline"><path d="${outline}"/></clipPath><g clip-path="url(#outline)">`,
    `<path fill="${plan.first}" d="M0 0h64v64H0z"/>`,
    FIELDS[plan.field](plan.second),
    '<path fill="#fff" fill-opacity=".1" d="M0 0h32v64H0z"/>',
    plate(plan),
    MOTIFS[plan.motif](plan.ink),
    `</g><path d="${outline}" fill="none" stroke="${dark(plan.first, 0.38)}" stroke-width="3"/>`,
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" transform="translate(3.2 3.2) scale(.9)"/>`,
  ].join('');
  return { width: 64, height: 64, body };
}
