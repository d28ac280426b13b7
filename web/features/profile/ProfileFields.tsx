import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { COMPANY_SIZES, type CompanySize, isOtherEmail } from '@wondercast/core/people/account/account';
import { profileRule } from '@wondercast/core/people/account/profile-rule';
import { useState } from 'react';
import type { UserWire } from '../../api/transport/wire.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { CurrentPasswordField } from '../../ui/forms/account-fields.tsx';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from './profile-look.ts';

/** The names of text fields. */
type TextName = {
  [Name in keyof UserWire & keyof typeof profileRule.shape]: UserWire[Name] extends string | null
    ? Name
    : never;
}[keyof UserWire & keyof typeof profileRule.shape];

interface ProfileFieldsProps {
  readonly user: UserWire;
  readonly errors: FieldErrors;
  readonly companySize: CompanySize | null;
  readonly onCompanySize: (size: CompanySize | null) => void;
}

/** A person's details and company. */
export function ProfileFields({ user, errors, companySize, onCompanySize }: ProfileFieldsProps) {
  const [email, setEmail] = useState(user.email ?? '');
  const field = (name: TextName) => ({
    name,
    defaultValue: user[name] ?? '',
    error: errors[name] ?? null,
    maxLength: maxLengthOf(profileRule, name),
  });
  const address = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;
  return (
    <>
      <Section>
        <legend>Primary Contact Information</legend>
        <FieldGrid>
          <TextField {...field('fullName')} label="Full name" autoComplete="name" />
          <TextField {...field('jobTitle')} label="Job title" autoComplete="organization-title" />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            onChange={({ target }) => setEmail(target.value)}
          />
          {isOtherEmail(user.email, email) && (
            <CurrentPasswordField
              label="Current password"
              hint="Needed because you change your email."
              error={errors.password ?? null}
            />
          )}
          <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" />
        </FieldGrid>
      </Section>
      <Section>
        <legend>Company Information</legend>
        <FieldGrid>
          <TextField {...field('companyName')} label="Company name" autoComplete="organization" />
          <TextField {...field('department')} label="Department" />
          <TextField {...field('industry')} label="Industry" />
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
          <TextField {...field('address')} wide label="Address" autoComplete="street-address" />
          <TextField {...field('city')} label="City" autoComplete="address-level2" />
          <TextField {...field('state')} label="State" autoComplete="address-level1" />
          <TextField {...field('zipCode')} label="ZIP code" autoComplete="postal-code" />
          <TextField {...field('country')} label="Country" autoComplete="country" />
        </FieldGrid>
      </Section>
      <Section>
        <legend>Business Summary</legend>
        <TextArea {...field('bio')} label="Bio" rows={3} />
      </Section>
    </>
  );
}
