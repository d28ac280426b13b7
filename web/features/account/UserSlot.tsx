import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { userQuery } from '../../api/session/account.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';

// Only needed for signed-in users. The slot reserves its space meanwhile.
const UserMenu = lazy(() => import('./UserMenu.tsx'));

// Keeps its size and stays empty until the user is known, so that nothing shifts or flashes.
const Slot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-left: 8px;
  min-width: 44px;
  min-height: 44px;
  @media (max-width: 359.98px) {
    margin-left: 0;
  }
  @media (max-width: 1079.98px) {
    :root:not([data-signed]) & {
      display: none;
    }
  }
`;

const SignIn = styled(ButtonLink)`
  --h: 44px;
  padding: 0 20px;
  :root[data-signed] &[data-unknown] {
    visibility: hidden;
  }
  @media (max-width: 1079.98px) {
    display: none;
  }
`;

/** The Sign in link for visitors, the user's menu for signed-in users. Until hydration the same for everybody. */
export function UserSlot() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { data: user, isPending } = useQuery({ ...userQuery, enabled: alive });
  return (
    <Slot>
      {user ? (
        <Suspense fallback={null}>
          <UserMenu user={user} />
        </Suspense>
      ) : (
        <SignIn to="/auth" look="quiet" size="sm" data-unknown={isPending || undefined}>
          Sign in
        </SignIn>
      )}
    </Slot>
  );
}
