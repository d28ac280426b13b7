import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useEffect, useState } from 'react';
import { signInAddress } from '../../addresses/return-address.ts';
import { userQuery } from '../../api/session/account.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';

/** The dashboard's first tab, where an experience can be added. */
const FIRST_STEP = '/admin';

/** Shown when the shop sells nothing yet: a message for visitors, and the first step for administrators. */
export default function EmptyShop() {
  const [mounted, setMounted] = useState(false);
  const { data: user } = useQuery({ ...userQuery, enabled: mounted });
  // This part may hydrate later, when the user is already known, so its first render must match the server's.
  useEffect(() => setMounted(true), []);
  const isAdmin = mounted && user?.role === 'admin';
  return (
    <EmptyState
      icon={Clapperboard}
      title="There is nothing to book here yet"
      text={
        isAdmin
          ? 'Add an experience and put it into a category: it is listed here at once.'
          : 'The first experiences are being prepared. Do you run this shop? Sign in and add one.'
      }
      action={
        <ButtonLink look={isAdmin ? 'primary' : 'line'} to={isAdmin ? FIRST_STEP : signInAddress(FIRST_STEP)}>
          {isAdmin ? 'Add the first experience' : 'Sign in'}
        </ButtonLink>
      }
    />
  );
}
