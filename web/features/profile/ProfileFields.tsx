import { COMPANY_SIZES, type CompanySize } from '@wondercast/core/account/account';
import type { UserWire } from '../../api/transport/wire.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from './profile-look.ts';

/** The fields that hold text. */
type TextName = {
  [Name in keyof UserWire]: UserWire[Name] extends string | null ? Name : never;
}[keyof UserWire];

interface ProfileFieldsProps {
  readonly user: UserWire;
  readonly errors: FieldErrors;
  readonly companySize: CompanySize | null;
  readonly onCompanySize: (size: CompanySize | null) => void;
}

/** What a person tells about themselves and their company. */
export function ProfileFields({ user, errors, companySize, onCompanySize }: ProfileFieldsProps) {
  const field = (name: TextName) => ({
    name,
    defaultValue: user[name] ?? '',
    error: errors[name] ?? null,
  });
  const address = { type: 'url', inputMode: 'url', placeholder: 'https://', maxLength: 500 } as const;
  return (
    <>
      <Section>
        <legend>Primary Contact Information</legend>
        <FieldGrid>
          <TextField {...field('fullName')} label="Full name" autoComplete="name" maxLength={120} />
          <TextField
            {...field('jobTitle')}
            label="Job title"
            autoComplete="organization-title"
            maxLength={120}
          />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            {...field('phoneNumber')}
            label="Phone number"
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </FieldGrid>
      </Section>
      <Section>
        <legend>Company Information</legend>
        <FieldGrid>
          <TextField
            {...field('companyName')}
            label="Company name"
            autoComplete="organization"
            maxLength={160}
          />
          <TextField {...field('department')} label="Department" maxLength={120} />
          <TextField {...field('industry')} label="Industry" maxLength={120} />
          <Select
            label="Company size"
            options={COMPANY_SIZES}
            chosen={companySize}
            placeholder="Choose a size"
            onChoose={onCompanySize}
          />
          <TextField {...field('website')} {...address} label="Website" autoComplete="url" />
          <TextField {...field('linkedinProfile')} {...address} label="LinkedIn profile" />
        </FieldGrid>
      </Section>
      <Section>
        <legend>Address</legend>
        <FieldGrid>
          <TextField
            {...field('address')}
            wide
            label="Address"
            autoComplete="street-address"
            maxLength={200}
          />
          <TextField {...field('city')} label="City" autoComplete="address-level2" maxLength={120} />
          <TextField {...field('state')} label="State" autoComplete="address-level1" maxLength={120} />
          <TextField {...field('zipCode')} label="ZIP code" autoComplete="postal-code" maxLength={20} />
          <TextField {...field('country')} label="Country" autoComplete="country" maxLength={60} />
        </FieldGrid>
      </Section>
      <Section>
        <legend>Business Summary</legend>
        <TextArea {...field('bio')} label="Bio" rows={3} maxLength={2000} />
      </Section>
    </>
  );
}
