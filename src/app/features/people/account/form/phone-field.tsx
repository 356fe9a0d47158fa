import type { ComponentProps } from 'react';
import { type DialCode, isPhone, phoneTyped } from '#contract/text/phone.ts';
import { useCall } from '#core-client/query.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from '../texts.ts';
import './account.css';
import { lastOf } from '#contract/units/loadable.ts';

/** Dialling code of the mainland: the only option until the site's others are loaded. */
const MAINLAND: DialCode = '86';

/** Returns the dialling codes the site accepts, its default first [7.10]. */
const useDialCodes = (): readonly DialCode[] =>
  lastOf(useCall('site.countries', {}))?.list.map(({ dialCode }) => dialCode) ?? [MAINLAND];

interface PhoneFieldProps extends ComponentProps<'input'> {
  /** Name of the field where the form concerns two numbers. */
  label?: string;
  error?: string | undefined;
  /** The attributes of the dialling code's select. */
  region: ComponentProps<'select'>;
}

/** A phone number under its dialling code [5.06]. */
export function PhoneField({ label = t('account.phone'), error, region, ...input }: PhoneFieldProps) {
  const dialCodes = useDialCodes();
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      leading={
        <select className="region" aria-label={t('account.region')} {...region}>
          {dialCodes.map((code) => (
            <option key={code} value={code}>
              +{code}
            </option>
          ))}
        </select>
      }
      error={error}
      {...input}
    />
  );
}

/** A number of its region, or what one looks like. */
export const phoneRule = (typed: string, region: string) =>
  isPhone(phoneTyped(typed, region), region) ||
  t(region === '86' ? 'account.phoneMainland' : 'account.phoneElsewhere');
