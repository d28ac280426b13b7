import Handshake from 'lucide-react/icons/handshake';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useId, useRef, useState } from 'react';
import type { UserWire } from '../../api/transport/wire.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { useSignOut } from './use-sign-out.ts';
import { Item, Panel, Trigger, Who } from './user-menu-look.ts';

export default function UserMenu({ user }: { readonly user: UserWire }) {
  const [isOpen, setOpen] = useState(false);
  const { pending, leave } = useSignOut();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <div ref={box} data-open={isOpen || undefined} style={{ position: 'relative' }}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={`Account of ${user.username}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.fullName || user.username} />
      </Trigger>
      {isOpen && (
        <Panel id={panelId}>
          <Who>
            <b>{user.username}</b>
            <span>Signed in</span>
          </Who>
          <hr />
          <Item as={Link} to="/profile?tab=bookings" onClick={() => setOpen(false)}>
            <Ticket size={20} strokeWidth={1.75} aria-hidden="true" />
            Your Bookings
          </Item>
          <Item as={Link} to="/profile" onClick={() => setOpen(false)}>
            <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
            Your Profile
          </Item>
          {user.partnerId !== null && (
            <Item as={Link} to="/partner" onClick={() => setOpen(false)}>
              <Handshake size={20} strokeWidth={1.75} aria-hidden="true" />
              Partner
            </Item>
          )}
          {user.role === 'admin' && (
            <Item as={Link} to="/admin" onClick={() => setOpen(false)}>
              <LayoutDashboard size={20} strokeWidth={1.75} aria-hidden="true" />
              Admin Dashboard
            </Item>
          )}
          <Item as="button" type="button" disabled={pending} onClick={leave}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            Sign out
          </Item>
        </Panel>
      )}
    </div>
  );
}
