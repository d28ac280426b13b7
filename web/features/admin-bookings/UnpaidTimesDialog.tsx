import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { freeUnpaidTimes, unpaidTimesQuery } from '../../api/admin/unpaid-times.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { UnpaidTimesWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { Entries, Row } from './details-look.ts';

const whoOf = ({ companyName, customerName }: UnpaidTimesWire): string => companyName ?? customerName;

const timesOf = ({ sessions }: UnpaidTimesWire): string =>
  sessions.length === 1 ? 'the time' : `the ${sessions.length} times`;

interface UnpaidLineProps {
  readonly unpaid: UnpaidTimesWire;
  readonly pending: boolean;
  /** null when the role does not permit it. */
  readonly onFree: (() => void) | null;
}

function UnpaidLine({ unpaid, pending, onFree }: UnpaidLineProps) {
  const { bookingId, bookingReference, sessions, totalPrice } = unpaid;
  return (
    <li style={{ flexWrap: 'wrap' }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <b>{whoOf(unpaid)}</b>
        {sessions.map(({ sessionId, title, startsAt, zone, hostName }) => (
          <small key={sessionId}>
            {[momentIn(startsAt, zoneOf(zone)), title, hostName].filter(Boolean).join(' · ')}
          </small>
        ))}
        <TextLink as={Link} to={`/admin?tab=bookings&booking=${bookingId}`}>
          {bookingReference}
        </TextLink>
      </span>
      <strong>{shownAmount(totalPrice)}</strong>
      {onFree && (
        <Row style={{ width: '100%', marginTop: 6 }}>
          <Button
            look="line"
            size="sm"
            pending={pending}
            aria-label={`Free ${timesOf(unpaid)} of ${bookingReference}`}
            onClick={onFree}
          >
            <span>{`Free ${timesOf(unpaid)}`}</span>
          </Button>
        </Row>
      )}
    </li>
  );
}

/** Unpaid bookings with free times, each of which can be released with one press. */
export default function UnpaidTimesDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(unpaidTimesQuery);
  const [asked, setAsked] = useState<UnpaidTimesWire | null>(null);
  const may = useMay('bookings:write');
  const { mutate, isPending, variables } = useMutation({
    ...freeUnpaidTimes,
    onSuccess: ({ bookingReference, firstName }) =>
      showToast('Time freed', `${firstName} is told, and ${bookingReference} waits for another time.`),
    onError: (error) =>
      showError(error instanceof ApiError ? error.message : 'Please try again.', 'Not freed'),
  });
  return (
    <Dialog isOpen title="Unpaid, time taken" width={640} onClose={onClose}>
      <DialogBody>
        <Soft>
          These bookings have a host at a time that others could book, and are not paid yet. The next to begin
          comes first.
        </Soft>
        {isError && (
          <div style={{ marginTop: 16 }}>
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load the bookings
            </LoadFailure>
          </div>
        )}
        {!isError && !data && <Skeleton $height="72px" $top="16px" aria-busy="true" />}
        {data?.length === 0 && <Soft style={{ marginTop: 16 }}>Every time that is taken is paid.</Soft>}
        <Entries>
          {data?.map((unpaid) => (
            <UnpaidLine
              key={unpaid.bookingId}
              unpaid={unpaid}
              pending={isPending && variables.bookingId === unpaid.bookingId}
              onFree={may ? () => setAsked(unpaid) : null}
            />
          ))}
        </Entries>
      </DialogBody>
      <AskDialog
        subject={asked}
        title={asked && asked.sessions.length > 1 ? 'Free these times?' : 'Free this time?'}
        textOf={(unpaid) =>
          `${counted(unpaid.sessions.length, 'session')} of ${whoOf(unpaid)} will wait for a time again, and others can book what is freed at once. The booking stays, and its customer is told how to choose again. You cannot undo this: by then the host may be taken.`
        }
        keepLabel={asked && asked.sessions.length > 1 ? 'Keep the times' : 'Keep the time'}
        actLabel={asked && asked.sessions.length > 1 ? 'Free the times' : 'Free the time'}
        look="bad"
        pending={false}
        onKeep={() => setAsked(null)}
        onAct={({ bookingId, version }) => {
          setAsked(null);
          mutate({ bookingId, version });
        }}
      />
    </Dialog>
  );
}
