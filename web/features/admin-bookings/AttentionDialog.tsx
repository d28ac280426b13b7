import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attentionQuery, refundAttention, retryAttention } from '../../api/admin/booking-money.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { PaymentAttentionWire } from '../../api/transport/wire.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { Entries, Row } from './details-look.ts';
import { isToCheck } from './is-to-check.ts';
import { MatterActions, MatterFacts } from './MatterActions.tsx';

const isPaidTwice = ({ reason }: PaymentAttentionWire): boolean => reason === 'paid-twice';

/** Card payments without a booking, overpayments, failed refunds and disputes. */
export default function AttentionDialog({ onClose }: { readonly onClose: () => void }) {
  const { data = [], isError, isFetching, refetch } = useQuery(attentionQuery);
  const [asked, setAsked] = useState<PaymentAttentionWire | null>(null);
  const retry = useMutation({
    ...retryAttention,
    onSuccess: (reference) => {
      if (reference) showToast('Booked', reference);
      else showError('It still cannot be booked.', 'Not booked');
    },
    onError: showFailure,
  });
  const may = useMay('payments:write');
  const refund = useMutation({
    ...refundAttention,
    onSuccess: () => showToast('Refund sent'),
    onError: showFailure,
  });
  return (
    <Dialog
      isOpen
      title={data.some(isToCheck) ? 'Payments to check' : 'Payments without a booking'}
      width={640}
      onClose={onClose}
    >
      <DialogBody>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the payments
          </LoadFailure>
        )}
        {!isError && data.length === 0 && <Soft>No payment needs attention.</Soft>}
        <Entries>
          {data.map((payment) => {
            const { paymentIntentId, amount, message, since, customerName, email, bookingReference, matter } =
              payment;
            const isBusy = [retry, refund].some(
              ({ isPending, variables }) => isPending && variables === paymentIntentId,
            );
            return (
              <li key={matter?.id ?? paymentIntentId} style={{ flexWrap: 'wrap' }}>
                <span>
                  <b>{customerName ?? 'No name given'}</b>
                  <small>
                    {[email, bookingReference, formatMoment(since), paymentIntentId]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <span>{message}</span>
                  {matter && <MatterFacts matter={matter} />}
                </span>
                <strong>{shownAmount(amount)}</strong>
                {matter && <MatterActions matter={matter} may={may} />}
                {may && !matter && (
                  <Row style={{ width: '100%', marginTop: 6 }}>
                    {!isPaidTwice(payment) && (
                      <Button
                        look="quiet"
                        size="sm"
                        pending={isBusy}
                        onClick={() => retry.mutate(paymentIntentId)}
                      >
                        Try again
                      </Button>
                    )}
                    <Button look="badline" size="sm" disabled={isBusy} onClick={() => setAsked(payment)}>
                      Refund
                    </Button>
                  </Row>
                )}
              </li>
            );
          })}
        </Entries>
      </DialogBody>
      <AskDialog
        subject={asked}
        title="Refund payment"
        textOf={({ amount, customerName }) =>
          `${shownAmount(amount)} goes back to the card of ${customerName ?? 'the customer'}. This action cannot be undone.`
        }
        keepLabel="Keep payment"
        actLabel="Refund"
        pending={false}
        onKeep={() => setAsked(null)}
        onAct={({ paymentIntentId }) => {
          setAsked(null);
          refund.mutate(paymentIntentId);
        }}
      />
    </Dialog>
  );
}
