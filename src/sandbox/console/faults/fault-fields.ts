import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { type Choice, choose, input, labelled } from '../controls/field.ts';
import type { FaultField, FaultForm } from './fault-kinds.table.ts';

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

export type FaultFields = {
  readonly nodes: readonly HTMLElement[];
  /** Returns the entered values under the API's names; empty fields are left out. */
  readonly values: () => Readonly<Record<string, string | number>>;
};

/** The fields one kind of fault needs. */
export function faultFields(form: FaultForm, catalogue: AdminCatalogue): FaultFields {
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
