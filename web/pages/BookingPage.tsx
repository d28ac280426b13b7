import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { looksLikeReference } from '../addresses/reference-shape.ts';
import { bookingQuery } from '../api/booking/booking.ts';
import { ownBookingsIn, ownBookingsQuery } from '../api/booking/own-bookings.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { useSession } from '../api/session/use-session.ts';
import type { BookingWire } from '../api/transport/wire.ts';
import { SessionEnd } from '../features/account/SessionEnd.tsx';
import { SessionEndNote } from '../features/account/SessionEndNote.tsx';
import { BookingDetails } from '../features/bookings/BookingDetails.tsx';
import { BookingNotFound } from '../features/bookings/BookingNotFound.tsx';
import { BookingSkeleton } from '../features/bookings/BookingSkeleton.tsx';
import { KeepBooking } from '../features/bookings/KeepBooking.tsx';
import { NotePlace } from '../features/bookings/note-place.ts';
import { useFocusAfter } from '../ui/overlays/use-focus-after.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { whenNeeded } from '../ui/primitives/when-needed.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import { found, missing, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

const CardForm = lazy(() => import('../features/card/CardForm.tsx'));
const ChangeDialog = whenNeeded(() => import('../features/changes/ChangeDialog.tsx'));
const PayChangeDialog = whenNeeded(() => import('../features/changes/PayChangeDialog.tsx'));
const ReturnedPayment = lazy(() => import('../features/changes/ReturnedPayment.tsx'));
const AmendDialog = whenNeeded(() => import('../features/changes/AmendDialog.tsx'));

const ALL_BOOKINGS = '/profile?tab=bookings';

const GUEST = {
  text: 'Sign in again to see what your account has booked.',
  label: 'Continue as guest',
};

function Booking({ reference }: { readonly reference: string }) {
  const { brandName } = useConfig();
  const client = useQueryClient();
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const token = parameters.get('token');
  const [deleted, setDeleted] = useState(false);
  const [open, setOpen] = useState<'change' | 'amend' | 'pay' | null>(null);
  // After a return from a bank, the URL names the payment until its result is known.
  const [returned, setReturned] = useState(() => parameters.get('payment_intent'));
  const [moves, setMoves] = useState<string | null>(null);
  const [adds, setAdds] = useState(false);
  useFocusAfter(open !== null, () => document.getElementById('main'));
  const { data: known } = useQuery({ ...userQuery, enabled: isHydrated });
  const session = useSession(known);
  const { user, ended } = session;
  const { data, isError, isFetching, refetch } = useQuery({
    ...bookingQuery(reference, token),
    enabled: isHydrated && !deleted,
    // A visitor who comes from the list has already loaded it.
    placeholderData: () => {
      const own = client.getQueryData(ownBookingsQuery.queryKey);
      return own && ownBookingsIn(own).find(({ bookingReference }) => bookingReference === reference);
    },
  });
  usePageHead({
    title: `Booking ${reference} | ${brandName}`,
    description: 'Your sessions, their dates and their status.',
    canonical: null,
  });
  // When the account's session has ended, its booking is hidden.
  useEffect(() => {
    if (data === null) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [client, data]);
  const dialog = (booking: BookingWire) => ({
    booking,
    token,
    cardForm: CardForm,
    onClose: () => setOpen(null),
  });
  if (deleted) return <Navigate replace to={user ? ALL_BOOKINGS : '/'} />;
  return (
    <Page>
      {user && (
        <ButtonLink look="bare" size="sm" to={ALL_BOOKINGS} style={{ marginLeft: -12 }}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Your Bookings
        </ButtonLink>
      )}
      {token === null && (
        <>
          <SessionEnd session={session} guest={GUEST} />
          <SessionEndNote session={session} guest={GUEST} />
        </>
      )}
      {data && (
        <>
          {returned !== null && isHydrated && (
            <Suspense fallback={null}>
              <ReturnedPayment
                booking={data}
                token={token}
                intentId={returned}
                onSettled={() => setReturned(null)}
              />
            </Suspense>
          )}
          {!ended && user !== undefined && (
            <NotePlace>
              <KeepBooking booking={data} user={user} />
            </NotePlace>
          )}
          <BookingDetails
            booking={data}
            token={token}
            onDeleted={() => setDeleted(true)}
            onChange={() => {
              setMoves(null);
              setOpen('change');
            }}
            onTimes={(sessionId) => {
              setMoves(sessionId);
              setOpen('change');
            }}
            onAmend={(adds) => {
              setAdds(adds);
              setOpen('amend');
            }}
            onPay={returned === null ? () => setOpen('pay') : null}
          />
          <ChangeDialog {...dialog(data)} moves={moves} isOpen={open === 'change'} />
          <AmendDialog {...dialog(data)} adds={adds} isOpen={open === 'amend'} />
          <PayChangeDialog {...dialog(data)} isOpen={open === 'pay'} />
        </>
      )}
      {data === null && <BookingNotFound signedIn={!!user && !ended} />}
      {data === undefined && isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load your booking. Please try again.
        </LoadFailure>
      )}
      {data === undefined && !isError && <BookingSkeleton />}
      <noscript>Your booking needs JavaScript: it is shown only to you.</noscript>
    </Page>
  );
}

export const warm: Warm = async (_client, _url, reference) =>
  looksLikeReference(reference) ? found : missing;

/** A booking for its owner. The mailed link's token makes its bearer an owner (decision 037). */
export default function BookingPage() {
  const { reference = '' } = usePathParameters();
  return looksLikeReference(reference) ? <Booking key={reference} reference={reference} /> : <NotFoundPage />;
}
