import type { PayTypeOverview, VenueOverview } from '#sandbox/admin/money/money-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';

const VENUE_STATES = [
  { status: 0, text: '开放' },
  { status: 1, text: '维护' },
  { status: 2, text: '停用' },
] as const;
const PAY_STATES = [
  { status: 1, text: '开放' },
  { status: 2, text: '维护' },
  { status: 0, text: '停用' },
] as const;
const HOUR_MS = 3_600_000;

type Named = { readonly code: string; readonly name: string; readonly status: number };
type States = readonly { readonly status: number; readonly text: string }[];

const textOf = (states: States, status: number) =>
  states.find((state) => state.status === status)?.text ?? String(status);

/** A row with a button for each state it can be put into; the first is the usual one. */
function switchRow<Held extends Named>(
  states: States,
  { name }: Held,
  turn: (description: string, status: number) => unknown,
): Row<Held> {
  const buttons = states.map(({ status, text }) => button(text, () => turn(`${name}：${text}`, status)));
  const { root, title, note, state } = item([element('div', { class: 'buttons' }, ...buttons)]);
  return {
    root,
    update(held) {
      setText(title, held.name);
      setText(note, held.code);
      setText(state, textOf(states, held.status));
      setData(state, 'tone', held.status === states[0]?.status ? 'good' : 'alert');
    },
  };
}

/** Venues and ways to pay in: open, in maintenance, off. */
export function cashierPanel({ act }: Operator): Panel {
  const [venues, payTypes] = [element('div', { class: 'items' }), element('div', { class: 'items' })];
  let time = 0;
  const showVenues = keyedRows<VenueOverview>(
    venues,
    ({ code }) => code,
    (venue) =>
      switchRow(VENUE_STATES, venue, (description, status) =>
        act(description, post(`venues/${venue.code}`, { status, displayed: status !== 2 })),
      ),
  );
  const showPayTypes = keyedRows<PayTypeOverview>(
    payTypes,
    ({ code }) => code,
    (type) =>
      switchRow(PAY_STATES, type, (description, status) =>
        act(
          description,
          post(`pay-types/${type.code}`, {
            status,
            maintainedUntil: status === 2 ? time + HOUR_MS : null,
          }),
        ),
      ),
  );
  const body = [
    element('h3', { class: 'panel__subtitle' }, '充值方式'),
    payTypes,
    element('h3', { class: 'panel__subtitle' }, '场馆'),
    venues,
  ];
  return {
    root: section('cashier', '场馆与充值方式', body),
    update(overview) {
      time = overview.now;
      showVenues(overview.venues);
      showPayTypes(overview.payTypes);
    },
  };
}
