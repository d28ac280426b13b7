import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import type { UserWire } from '../api/transport/wire.ts';
import { useSignOut } from '../features/account/use-sign-out.ts';
import { leaveTo } from '../ui/forms/leaving.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { ThemeToggle } from '../ui/primitives/ThemeToggle.tsx';
import { AddEmail, Foot, FootButton, FootLink, Who } from './admin-look.ts';

/** The signed-in person, and the way out of the dashboard. */
export function AdminFoot({ user }: { readonly user: UserWire }) {
  const { pending, leave } = useSignOut();
  return (
    <Foot>
      <FootLink to="/">
        <Store size={18} strokeWidth={1.75} aria-hidden="true" />
        View storefront
      </FootLink>
      <FootButton type="button" disabled={pending} onClick={() => leaveTo(leave)}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        Sign out
      </FootButton>
      <Who>
        <Avatar name={user.fullName || user.username} size={34} />
        <span>
          <b>{user.username}</b>
          <small>Signed in</small>
          {user.email === null && (
            <AddEmail
              to="/profile"
              aria-label="Add e-mail address"
              title="Without an e-mail address, a forgotten password cannot be reset."
            >
              Add e-mail
            </AddEmail>
          )}
        </span>
        <ThemeToggle />
      </Who>
    </Foot>
  );
}
