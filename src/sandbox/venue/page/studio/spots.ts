import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { isRed, POCKETS } from '#sandbox/games/studio/roulette.ts';
import type { Spot, StudioGame } from '#sandbox/games/studio/spots.ts';
import type { StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { percentText } from '../amount-text.ts';
import { oddsText } from '../cards/bets.ts';
import { element } from '../controls/element.ts';
import { chipArt, chipColour } from './chips.ts';

const HUNDRED = 100n;
const THOUSAND = 1_000;

/** Whole units of an amount, minor units; thousands as "1k". */
function chipText(amount: bigint): string {
  const units = Number(amount / HUNDRED);
  return units >= THOUSAND && units % 100 === 0 ? `${units / THOUSAND}k` : String(units);
}

/** Groups of spots that are laid out together; `isPlain` spots show their name alone, with the odds in the title. */
type Group = {
  readonly name: string;
  readonly choices: readonly number[];
  readonly layout: string;
  readonly isPlain: boolean;
};

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** Layout of the spots by kind of table. */
function groupsOf({ kind }: StudioRow, { spots }: StudioGame): readonly Group[] {
  if (kind === 'roulette')
    return [
      { name: '直注', choices: range(0, POCKETS), layout: 'numbers', isPlain: true },
      { name: '外围', choices: range(POCKETS, spots.length - POCKETS), layout: 'outside', isPlain: false },
    ];
  if (kind === 'dice')
    return [
      { name: '大小单双', choices: range(0, 4), layout: 'four', isPlain: false },
      { name: '点数', choices: range(4, 14), layout: 'sums', isPlain: false },
      { name: '单骰、对子、围骰', choices: range(18, spots.length - 18), layout: 'dice', isPlain: false },
    ];
  return [{ name: '投注区', choices: range(0, spots.length), layout: 'row', isPlain: false }];
}

const spotFacts = ({ chance, back }: Spot) => [`概率 ${percentText(chance)}`, `返还率 ${percentText(back)}`];

/** A spot as a button: pressing it adds a chip. */
function createSpot(spot: Spot, isPlain: boolean, press: () => void) {
  const stack = element('span', { class: 'spot__chip' });
  const text = isPlain
    ? [element('b', {}, spot.name)]
    : [
        element('b', {}, spot.name, element('em', {}, oddsText(spot.odds))),
        ...spotFacts(spot).map((fact) => element('small', {}, fact)),
      ];
  const button = element('button', { type: 'button', class: 'spot', click: press }, ...text, stack);
  return { button, stack };
}

/** Amounts on the spots by choice, minor units. */
export type Amounts = ReadonlyMap<number, bigint>;

/** State of the spots. */
type SpotsState = {
  readonly placed: Amounts;
  readonly pending: Amounts;
  readonly isOpen: boolean;
  /** Result whose spots are lit; null before it is public. */
  readonly result: readonly number[] | null;
};

const totalOn = ({ placed, pending }: SpotsState, choice: number) =>
  (placed.get(choice) ?? 0n) + (pending.get(choice) ?? 0n);

/** Description of a spot for a screen reader. */
function spotLabel(spot: Spot, placed: bigint, pending: bigint): string {
  const amounts = [
    ...(placed > 0n ? [`已下注 ${placed / HUNDRED}`] : []),
    ...(pending > 0n ? [`待确认 ${pending / HUNDRED}`] : []),
  ];
  return [spot.name, `赔率 ${oddsText(spot.odds)}`, ...spotFacts(spot), ...amounts].join('，');
}

/** The cloth: every spot with its odds and the chips on it. */
export function createSpots(
  row: StudioRow,
  game: StudioGame,
  view: OpenView,
  press: (choice: number) => void,
) {
  const buttons = new Map<number, ReturnType<typeof createSpot>>();
  const groups = groupsOf(row, game).map(({ name, choices, layout, isPlain }) => {
    const made = choices.flatMap((choice) => {
      const spot = game.spots[choice];
      if (!spot) return [];
      const created = createSpot(spot, isPlain, () => press(choice));
      if (layout === 'numbers')
        created.button.classList.add(choice === 0 ? 'zero' : isRed(choice) ? 'red' : 'black');
      buttons.set(choice, created);
      return [created.button];
    });
    const [first] = choices;
    const sample = first === undefined ? undefined : game.spots[first];
    const facts = isPlain && sample ? [`赔率 ${oddsText(sample.odds)}`, ...spotFacts(sample)].join('，') : '';
    return element(
      'div',
      { class: `spots spots--${layout}`, role: 'group', 'aria-label': name },
      ...(facts === '' ? [] : [element('p', { class: 'spots__facts' }, `${name}：${facts}`)]),
      ...made,
    );
  });
  return {
    container: element('div', { class: 'cloth' }, ...groups),
    show(state: SpotsState) {
      for (const [choice, { button, stack }] of buttons) {
        const spot = game.spots[choice];
        if (!spot) continue;
        const [placed, pending] = [state.placed.get(choice) ?? 0n, state.pending.get(choice) ?? 0n];
        const total = totalOn(state, choice);
        button.setAttribute('aria-label', spotLabel(spot, placed, pending));
        button.setAttribute('aria-disabled', String(!state.isOpen));
        button.classList.toggle('is-pending', pending > 0n);
        button.classList.toggle('is-won', state.result !== null && game.pays(choice, state.result) > 0);
        const shown = total > 0n ? chipText(total) : '';
        if (stack.dataset.amount === shown) continue;
        stack.dataset.amount = shown;
        stack.replaceChildren(...(shown === '' ? [] : [chipArt(shown, chipColour(total, view.currency))]));
      }
    },
  };
}
