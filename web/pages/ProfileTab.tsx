import type { UserWire } from '../api/transport/wire.ts';
import { PresentFactor } from '../features/account/PresentFactor.tsx';
import { ChangePassword } from '../features/password/ChangePassword.tsx';
import { AccountSettings } from '../features/profile/AccountSettings.tsx';
import { ProfileForm } from '../features/profile/ProfileForm.tsx';
import { SecondFactor } from '../features/security/SecondFactor.tsx';
import { SignIns } from '../features/security/SignIns.tsx';

/** The person's data, and the account's settings. */
export default function ProfileTab({ user }: { readonly user: UserWire }) {
  return (
    <>
      <ProfileForm user={user} />
      <SecondFactor />
      <SignIns />
      <AccountSettings changePassword={<ChangePassword />} />
      <PresentFactor />
    </>
  );
}
