import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { element } from '../controls/element.ts';
import { type Choice, choose, input, labelled } from '../controls/field.ts';
import { section } from '../controls/section.ts';
import { type AdminRequest, post } from '../desk/admin-client.ts';
import type { Operator } from '../desk/operator.ts';
import { CALL_FAULTS, type FaultField, type FaultForm, MEDIA_FAULTS } from './fault-kinds.table.ts';
import { reachFields } from './reach-fields.ts';

const VERIFY: readonly Choice[] = [
  { value: '1', text: '图片' },
  { value: '2', text: 'AFS' },
  { value: '3', text: '滑块' },
];
const STATUS: readonly Choice[] = ['403', '404', '503'].map((value) => ({ value, text: value }));

type Control = HTMLInputElement | HTMLSelectElement;

function controlFor({ type, initial }: FaultField, { codes }: AdminCatalogue): Control {
  switch (type) {
    case 'number':
      return input({ type: 'number', value: initial, required: '' });
    case 'text':
      return input({ type: 'text', value: initial });
    case 'verify':
      return choose(VERIFY);
    case 'status':
      return choose(STATUS);
    case 'code':
      return choose(
        codes.map(({ code, name, message }) => ({
          value: String(code),
          text: `${code} ${message}（${name}）`,
        })),
      );
    default:
      return type satisfies never;
  }
}

type FaultFields = {
  readonly nodes: readonly HTMLElement[];
  /** Returns the entered values under the API's names; empty fields are left out. */
  readonly values: () => Readonly<Record<string, string | number>>;
};

/** The fields one kind of fault needs. */
function faultFields(form: FaultForm, catalogue: AdminCatalogue): FaultFields {
  const controls = form.fields.map((field) => ({ field, control: controlFor(field, catalogue) }));
  return {
    nodes: controls.map(({ field, control }) => labelled(field.label, control)),
    values: () =>
      Object.fromEntries(
        controls
          .filter(({ control }) => control.value !== '')
          .map(({ field, control }) => [
            field.name,
            field.type === 'text' ? control.value : Number(control.value),
          ]),
      ),
  };
}

type Side = 'call' | 'media';
const FORMS: Readonly<Record<Side, Readonly<Record<string, FaultForm>>>> = {
  call: CALL_FAULTS,
  media: MEDIA_FAULTS,
};

const kindChoices = (side: Side) =>
  Object.entries(FORMS[side]).map(([kind, { text }]) => ({ value: kind, text }));

function requestOf(side: Side, kind: string, values: object, reach: object): AdminRequest {
  return side === 'call'
    ? post('faults', { kind, ...values, ...reach })
    : post('faults', { fault: { kind, ...values }, ...reach });
}

/** The kind and what it needs, chosen again with every side. */
function kindPart({ catalogue }: Operator, side: Side) {
  const kind = choose(kindChoices(side));
  const container = element('div', { class: 'fields' });
  const chosen = () => FORMS[side][kind.value];
  let fields: ReturnType<typeof faultFields> | undefined;
  const show = () => {
    const now = chosen();
    fields = now && faultFields(now, catalogue);
    container.replaceChildren(...(fields?.nodes ?? []));
  };
  kind.addEventListener('change', show);
  show();
  return {
    nodes: [labelled('故障', kind), container],
    kind: () => kind.value,
    text: () => chosen()?.text ?? kind.value,
    values: () => fields?.values() ?? {},
  };
}

function formFor(operator: Operator, side: Side): HTMLFormElement {
  const kindFields = kindPart(operator, side);
  const reach = reachFields(operator.catalogue, side);
  const add = element('button', { type: 'submit', class: 'btn btn--primary' }, '加上故障');
  const form = element('form', { class: 'form' }, ...kindFields.nodes, ...reach.nodes, add);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const request = requestOf(side, kindFields.kind(), kindFields.values(), reach.values());
    void operator.act(`加上故障：${kindFields.text()}，${reach.text()}`, request);
  });
  return form;
}

/** A fault of one's own making. */
export function faultForm(operator: Operator): HTMLElement {
  const forms = { call: formFor(operator, 'call'), media: formFor(operator, 'media') };
  forms.media.hidden = true;
  const tab = (side: Side, text: string) => {
    const radio = input({
      type: 'radio',
      name: 'side',
      value: side,
      ...(side === 'call' ? { checked: '' } : {}),
    });
    radio.className = 'segment__radio';
    radio.addEventListener('change', () => {
      forms.call.hidden = side !== 'call';
      forms.media.hidden = side !== 'media';
    });
    return element('label', { class: 'segment' }, radio, element('span', {}, text));
  };
  const sides = element(
    'fieldset',
    { class: 'segments' },
    element('legend', { class: 'sr' }, '坏在哪里'),
    tab('call', '接口'),
    tab('media', '视频域名'),
  );
  return section('add-fault', '新建故障', [forms.call, forms.media], [sides]);
}
