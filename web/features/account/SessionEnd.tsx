import { lazy, Suspense, useEffect } from 'react';
import { askToSignIn, offerToAsk } from '../../api/session/session-end.ts';
import type { PageSession } from '../../api/session/use-session.ts';
import type { GuestOffer } from './SessionEndNote.tsx';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

interface SessionEndProps {
  readonly session: PageSession;
  readonly guest?: GuestOffer | null;
}

/** Asks to sign in again when the session has ended. On a page that is open to guests, only after the user does something. */
export function SessionEnd({ session: { account, asked, ended }, guest = null }: SessionEndProps) {
  // Must run before the effect that asks.
  useEffect(offerToAsk, []);
  const asks = ended && guest === null;
  useEffect(() => {
    if (asks) void askToSignIn();
  }, [asks]);
  if (!ended && !asked) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain isOpen={asked} account={account} guest={guest} />
    </Suspense>
  );
}
