import { useQueryClient } from '@tanstack/react-query';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { COMPANY_SIZES, PREFERRED_COMMUNICATIONS } from '@wondercast/core/people/account/account';
import { profileRule } from '@wondercast/core/people/account/profile-rule';
import { type SubmitEvent, useRef, useState } from 'react';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { userQuery } from '../../api/session/account.ts';
import { updateProfile } from '../../api/session/own-account.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { billingDraftOf, billingOf } from '../../headless/billing-draft.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Heading } from '../../ui/primitives/Text.tsx';
import { FillFromBooking } from './FillFromBooking.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileBilling } from './ProfileBilling.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { Save, Section } from './profile-look.ts';

/** The profile's form (specification §3). */
export function ProfileForm({ user }: { readonly user: UserWire }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [companySize, setCompanySize] = useState(
    COMPANY_SIZES.find((size) => size === user.companySize) ?? null,
  );
  const [communication, setCommunication] = useState(
    PREFERRED_COMMUNICATIONS.find((each) => each === user.preferredCommunication) ?? null,
  );
  const { tax } = useShopRules();
  const [billing, setBilling] = useState(() => billingDraftOf(user.billing));
  const { errors, pending, submit } = useSubmission({
    form,
    rule: profileRule,
    send: updateProfile,
    onDone: (changed) => {
      client.setQueryData(userQuery.queryKey, changed);
      showToast('Profile updated');
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Update failed'),
  });

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void submit({
      ...Object.fromEntries([...data].filter(([name]) => !name.startsWith('billing-'))),
      ...(tax && { billing: billingOf(billing) }),
      companySize,
      preferredCommunication: communication,
      eventNotifications: data.has('eventNotifications'),
      marketingOptIn: data.has('marketingOptIn'),
      version: user.version,
    });
  };

  return (
    <Panel aria-labelledby="profile-information">
      <Heading id="profile-information">Profile Information</Heading>
      <FillFromBooking user={user} form={form} />
      <form ref={form} method="post" noValidate onSubmit={save}>
        <ProfileFields user={user} errors={errors} companySize={companySize} onCompanySize={setCompanySize} />
        <Preferences user={user} communication={communication} onCommunication={setCommunication} />
        <ProfileBilling
          billing={billing}
          errors={errors}
          onChange={(change) => setBilling((now) => ({ ...now, ...change }))}
        />
        <Section>
          <legend>Additional Information</legend>
          <TextArea
            label="Notes"
            note="optional"
            name="additionalNotes"
            rows={2}
            maxLength={maxLengthOf(profileRule, 'additionalNotes')}
            placeholder="Allergies, accessibility needs, shipping details"
            defaultValue={user.additionalNotes ?? ''}
            error={errors.additionalNotes ?? null}
          />
          <div style={{ marginTop: 18 }}>
            <TextField
              label="Profile picture"
              note="optional"
              name="profilePicture"
              inputMode="url"
              placeholder="https://"
              maxLength={maxLengthOf(profileRule, 'profilePicture')}
              hint="The web address of a picture. For now, your initials are shown."
              defaultValue={user.profilePicture ?? ''}
              error={errors.profilePicture ?? null}
            />
          </div>
        </Section>
        <Save>
          <Button type="submit" size="lg" pending={pending}>
            {pending ? 'Saving...' : 'Save Profile'}
          </Button>
        </Save>
      </form>
    </Panel>
  );
}
