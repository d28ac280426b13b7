import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useEffect, useState } from 'react';
import { signInAddress } from '../../addresses/return-address.ts';
import { userQuery } from '../../api/session/account.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';

/** The dashboard's first tab, which offers to add one. */
const FIRST_STEP = '/admin';

/** The shop sells nothing yet: visitors read that, and an administrator finds the first step. */
export default function EmptyShop() {
  const [mounted, setMounted] = useState(false);
  const { data: user } = useQuery({ ...userQuery, enabled: mounted });
  // This part may come to life after the rest, when it is known already who is here: first it is what the server sent.
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
