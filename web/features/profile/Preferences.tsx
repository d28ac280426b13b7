import {
  PREFERRED_COMMUNICATIONS,
  type PreferredCommunication,
} from '@wondercast/core/people/account/account';
import { useId } from 'react';
import type { UserWire } from '../../api/transport/wire.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { SettingRow, SettingRows } from '../../ui/primitives/SettingRow.tsx';
import { Section } from './profile-look.ts';

const wordsOf = { email: 'Email', phone: 'Phone', both: 'Both' } as const;

interface PreferencesProps {
  readonly user: UserWire;
  readonly communication: PreferredCommunication | null;
  readonly onCommunication: (chosen: PreferredCommunication | null) => void;
}

/** How the shop may contact a person. */
export function Preferences({ user, communication, onCommunication }: PreferencesProps) {
  const id = useId();
  const switchFor = (name: 'eventNotifications' | 'marketingOptIn') => (
    <Switch
      name={name}
      defaultChecked={user[name]}
      aria-labelledby={`${id}-${name}-title`}
      aria-describedby={`${id}-${name}-text`}
    />
  );
  return (
    <Section>
      <legend>Preferences</legend>
      <SettingRows>
        <SettingRow
          id={`${id}-communication`}
          title="Preferred communication"
          text="How our hosts reach you"
          wraps
        >
          <Segmented
            label="Preferred communication"
            options={PREFERRED_COMMUNICATIONS}
            chosen={communication}
            onChoose={onCommunication}
            wordsOf={(option) => wordsOf[option]}
          />
        </SettingRow>
        <SettingRow
          id={`${id}-eventNotifications`}
          title="Event notifications"
          text="Reminders and schedule changes"
        >
          {switchFor('eventNotifications')}
        </SettingRow>
        <SettingRow
          id={`${id}-marketingOptIn`}
          title="Marketing emails"
          text="New experiences, about once a month"
        >
          {switchFor('marketingOptIn')}
        </SettingRow>
      </SettingRows>
    </Section>
  );
}
