import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import type { ParcelId } from '#contract/fields/ids.ts';
import { PROVINCES } from '#contract/people/profile/provinces.table.ts';
import { PARCEL_CITY, PARCEL_LINE, PARCEL_NAME } from '#contract/rewards/parcel/parcel-rules.ts';
import type { Parcel, ParcelAddress } from '#contract/rewards/parcel/schema.ts';
import { ungrouped } from '#contract/text/digits-typed.ts';
import { type DialCode, isPhone, phoneTyped } from '#contract/text/phone.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from './texts.ts';

/** Refreshes the parcel and the list of parcels. */
export const parcelAgain = () => refreshAnswers('parcel.detail', 'parcel.list');

/** Dialling code of every address: parcels go to the mainland. */
const PHONE_REGION: DialCode = '86';
const PHONE = 11;
const POSTCODE = 6;

type Limits = { readonly min: number; readonly max: number };
const within = ({ min, max }: Limits, typed: string) => {
  const { length } = typed.trim();
  return length >= min && length <= max;
};

/** Validation rules of an address: each returns an error message, or true. */
const addressRules = {
  recipient: (typed: string) => within(PARCEL_NAME, typed) || t('parcel.nameRule'),
  phone: (typed: string) => {
    const digits = phoneTyped(typed, PHONE_REGION);
    if (isPhone(digits, PHONE_REGION)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < PHONE;
    return isShort ? t('parcel.phoneShort', { count: PHONE - digits.length }) : t('parcel.phoneRule');
  },
  province: (chosen: string) => chosen !== '' || t('parcel.provinceRule'),
  city: (typed: string) => within(PARCEL_CITY, typed) || t('parcel.cityRule'),
  line: (typed: string) => within(PARCEL_LINE, typed) || t('parcel.lineRule'),
  postcode: (typed: string) => {
    const digits = ungrouped(typed);
    if (digits === '' || /^\d{6}$/.test(digits)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < POSTCODE;
    return isShort
      ? t('parcel.postcodeShort', { count: POSTCODE - digits.length })
      : t('parcel.postcodeRule');
  },
} as const;

/** An address as it is typed: every field a text, the province blank before it is chosen. */
type AddressFields = Record<keyof ParcelAddress, string>;

/** Draft of the address of one parcel: retained over reloads in this tab until it is saved. */
function useAddressDraft(parcelId: ParcelId) {
  const [text, setText] = useStoredDraft(`parcel.address.${parcelId}`);
  const params = new URLSearchParams(text);
  const field = (name: keyof AddressFields) => params.get(name) ?? '';
  const fields: AddressFields = {
    recipient: field('recipient'),
    phone: field('phone'),
    province: field('province'),
    city: field('city'),
    line: field('line'),
    postcode: field('postcode'),
  };
  return {
    fields,
    store: (typed: AddressFields) => setText(new URLSearchParams(typed).toString()),
    clear: () => setText(''),
  };
}

type Form = UseFormReturn<AddressFields>;

/** Converts the typed fields to the platform's format; null while the province is invalid. */
function addressOf(fields: AddressFields): ParcelAddress | null {
  const province = PROVINCES.find((each) => each === fields.province);
  return province === undefined
    ? null
    : {
        recipient: fields.recipient.trim(),
        phone: phoneTyped(fields.phone, PHONE_REGION),
        province,
        city: fields.city.trim(),
        line: fields.line.trim(),
        postcode: ungrouped(fields.postcode),
      };
}

function ProvinceField({ register, formState }: Form) {
  const id = useId();
  const error = formState.errors.province?.message;
  return (
    <FieldFrame label={t('parcel.province')} error={error} controlId={id}>
      <span className={error === undefined ? 'input' : 'input is-error'}>
        <select
          className="address-form__select"
          autoComplete="address-level1"
          {...register('province', { validate: addressRules.province })}
          {...describedBy(id, { error })}
        >
          <option value="">{t('parcel.provinceChoose')}</option>
          {PROVINCES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}

const PersonFields = ({ register, formState: { errors } }: Form) => (
  <>
    <TextField
      label={t('parcel.name')}
      autoComplete="shipping name"
      error={errors.recipient?.message}
      {...register('recipient', { validate: addressRules.recipient })}
    />
    <TextField
      label={t('parcel.phone')}
      autoComplete="shipping tel"
      inputMode="tel"
      error={errors.phone?.message}
      {...register('phone', { validate: addressRules.phone })}
    />
  </>
);

const LocationFields = (form: Form) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <ProvinceField {...form} />
      <TextField
        label={t('parcel.city')}
        hint={t('parcel.cityHint')}
        autoComplete="shipping address-level2"
        error={errors.city?.message}
        {...register('city', { validate: addressRules.city })}
      />
      <div className="whole-row">
        <TextField
          label={t('parcel.line')}
          autoComplete="shipping street-address"
          error={errors.line?.message}
          {...register('line', { validate: addressRules.line })}
        />
      </div>
      <TextField
        label={t('parcel.postcode')}
        hint={t('parcel.postcodeHint')}
        autoComplete="shipping postal-code"
        inputMode="numeric"
        error={errors.postcode?.message}
        {...register('postcode', { validate: addressRules.postcode })}
      />
    </>
  );
};

interface AddressFormProps {
  parcel: Parcel;
  onDone: () => void;
  /** Closes the form of an existing address without changes. */
  onLeave?: (() => void) | undefined;
}

/** Delivery address of a parcel; the typed fields persist after a rejection and a reload. */
export function AddressForm({ parcel: { parcelId, address }, onDone, onLeave }: AddressFormProps) {
  const draft = useAddressDraft(parcelId);
  const form = useForm<AddressFields>({ defaultValues: draft.fields, mode: 'onTouched' });
  const { state, run } = useSubmission(async (to: ParcelAddress) => {
    await callCore('parcel.address', { parcelId, address: to });
    await parcelAgain();
  });
  const submit = form.handleSubmit(async (fields) => {
    const to = addressOf(fields);
    if (to === null) return;
    const end = await run(to);
    if (end.is !== 'done') return;
    draft.clear();
    showToast({ text: t('parcel.saved'), tone: 'ok' });
    onDone();
  });
  return (
    <form
      className="address-form"
      onSubmit={submit}
      onChange={() => draft.store(form.getValues())}
      noValidate
    >
      <PersonFields {...form} />
      <LocationFields {...form} />
      <div className="whole-row address-form__foot">
        <FormProblem>{state.is === 'refused' ? textOfError(state.error) : null}</FormProblem>
        {onLeave === undefined ? null : (
          <Button size="lg" onClick={onLeave}>
            {t('parcel.changeNot')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" loading={state.is === 'sending'}>
          {t(address === null ? 'parcel.save' : 'parcel.saveAgain')}
        </Button>
      </div>
    </form>
  );
}
