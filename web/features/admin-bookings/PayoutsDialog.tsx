import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { markPaidOut, payoutsQuery } from '../../api/admin/payouts.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { PayoutWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { Entries, Row } from './details-look.ts';

const payeeOf = ({ companyName, customerName }: PayoutWire): string =>
  companyName ?? customerName ?? 'A deleted booking';

/** The contact at the company, since when the payout waits, and its reason. */
const moreOf = ({ companyName, customerName, email, at, note }: PayoutWire): string =>
  [companyName && customerName, email, `since ${formatMoment(at)}`, note].filter(Boolean).join(' · ');

interface PayoutLineProps {
  readonly payout: PayoutWire;
  readonly pending: boolean;
  /** null when the role does not permit it. */
  readonly onPaidOut: (() => void) | null;
}

function PayoutLine({ payout, pending, onPaidOut }: PayoutLineProps) {
  const { amount, bookingId, bookingReference } = payout;
  return (
    <li style={{ flexWrap: 'wrap' }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <b>{payeeOf(payout)}</b>
        <small>{moreOf(payout)}</small>
        {bookingReference !== null && (
          <TextLink as={Link} to={`/admin?tab=bookings&booking=${bookingId}`}>
            {bookingReference}
          </TextLink>
        )}
      </span>
      <strong>{shownAmount(amount)}</strong>
      {onPaidOut && (
        <Row style={{ width: '100%', marginTop: 6 }}>
          <Button
            look="line"
            size="sm"
            pending={pending}
            aria-label={`Mark as paid out: ${shownAmount(amount)} to ${payeeOf(payout)}`}
            onClick={onPaidOut}
          >
            Mark as paid out
          </Button>
        </Row>
      )}
    </li>
  );
}

/** Refunds to be paid out by transfer. Refunds to a card happen automatically, refunds to a bank account do not. */
export default function PayoutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(payoutsQuery);
  const [asked, setAsked] = useState<PayoutWire | null>(null);
  const may = useMay('payments:write');
  const { mutate, isPending, variables } = useMutation({
    ...markPaidOut,
    onSuccess: () => showToast('Marked as paid out'),
    onError: (error) =>
      showError(error instanceof ApiError ? error.message : 'Please try again.', 'Not marked'),
  });
  return (
    <Dialog isOpen title="To be paid out" width={640} onClose={onClose}>
      <DialogBody>
        <Soft>
          What came by transfer and goes back. Pay it out at your bank first, then mark it here: the
          customer’s booking then says that it was refunded.
        </Soft>
        {isError && (
          <div style={{ marginTop: 16 }}>
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load the refunds
            </LoadFailure>
          </div>
        )}
        {!isError && !data && <Skeleton $height="72px" $top="16px" aria-busy="true" />}
        {data?.length === 0 && <Soft style={{ marginTop: 16 }}>Nothing waits to be paid out.</Soft>}
        <Entries>
          {data?.map((payout) => (
            <PayoutLine
              key={payout.id}
              payout={payout}
              pending={isPending && variables === payout.id}
              onPaidOut={may ? () => setAsked(payout) : null}
            />
          ))}
        </Entries>
      </DialogBody>
      <AskDialog
        subject={asked}
        title="Mark as paid out"
        textOf={(payout) =>
          `${shownAmount(payout.amount)} has been transferred to ${payeeOf(payout)}? This cannot be undone.`
        }
        keepLabel="Not yet"
        actLabel="It is paid out"
        look="primary"
        pending={false}
        onKeep={() => setAsked(null)}
        onAct={({ id }) => {
          setAsked(null);
          mutate(id);
        }}
      />
    </Dialog>
  );
}
