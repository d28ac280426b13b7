import { useMutation, useQuery } from '@tanstack/react-query';
import { adminAmendmentRule } from '@wondercast/core/bookings/changes/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { typedNumber } from '@wondercast/core/kernel/typed-amount';
import { useState } from 'react';
import { adminChangesQuery } from '../../api/admin/cancellation.ts';
import { moveAny } from '../../api/admin/rebooking.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { ChangePaymentWire, SessionDetailWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { currencyName } from '../../ui/formats/currency-name.ts';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import type { TypedTime } from '../../ui/shop/ZonedTimeRow.tsx';
import { startOf } from './use-suggestion.ts';

/** Maximum length of a typed amount. */
const AMOUNT_LENGTH = 20;

interface CustomerMove {
  readonly session: SessionDetailWire;
  readonly time: TypedTime;
  readonly onDone: () => void;
}

/** A move that the customer has asked for: at the policy's fee, or at another fee of the desk's choice with a reason. */
export function useCustomerMove({ session, time, onDone }: CustomerMove) {
  const [reason, setReason] = useState('');
  const [fee, setFee] = useState('');
  const [hasTried, setTried] = useState(false);
  const [payment, setPayment] = useState<ChangePaymentWire | null>(null);
  const query = useQuery(adminChangesQuery(session.bookingId));
  const { mutate, isPending, error } = useMutation({
    ...moveAny,
    onSuccess: (answer) => {
      if (answer.payment) return setPayment(answer.payment);
      const startsAt = startOf(time);
      showToast(
        'Session moved',
        startsAt === null ? null : `${momentIn(startsAt, time.zone)}. ${session.firstName} gets a mail.`,
      );
      onDone();
    },
  });
  const isNoAmount = fee.trim() !== '' && !(typedNumber(fee) >= 0);
  const isUnsaid = reason.trim() === '';
  return {
    query,
    /** The fee that the customer would pay online. */
    usual: query.data?.sessions.find(({ sessionId }) => sessionId === session.id)?.move ?? null,
    reason,
    setReason,
    fee,
    setFee,
    payment,
    pending: isPending,
    error,
    reasonError: hasTried && isUnsaid ? 'Say why it is moved' : null,
    feeError: isNoAmount ? `Must be an amount in ${currencyName()}` : null,
    submit: () => {
      setTried(true);
      const startsAt = startOf(time);
      if (startsAt === null || !query.data || isUnsaid || isNoAmount || isPending) return;
      mutate({
        id: session.bookingId,
        sessionId: session.id,
        body: {
          startsAt: new Date(startsAt).toISOString(),
          timezone: time.zone,
          reason: reason.trim(),
          version: query.data.version,
          ...(fee.trim() !== '' && { fee: typedNumber(fee) }),
        },
      });
    },
  };
}

export type CustomerMoveState = ReturnType<typeof useCustomerMove>;

/** The reason for the move, and its fee. */
export function CustomerMoveFields({ move }: { readonly move: CustomerMoveState }) {
  const { query, usual, error } = move;
  return (
    <>
      {query.isError && (
        <LoadFailure pending={query.isFetching} onRetry={() => void query.refetch()}>
          What it costs could not be loaded.
        </LoadFailure>
      )}
      <FieldGrid style={{ margin: '16px 0' }}>
        <TextField
          label="Reason"
          required
          autoComplete="off"
          maxLength={maxLengthOf(adminAmendmentRule, 'reason')}
          value={move.reason}
          error={move.reasonError}
          onChange={({ target }) => move.setReason(target.value)}
        />
        <TextField
          label="Another fee"
          note="optional"
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          hint={
            usual?.allowed
              ? `In ${currencyName()}. By the policy: ${usual.fee > 0 ? shownAmount(usual.fee) : 'no fee'}.`
              : `In ${currencyName()}. By the policy it is not moved online any more.`
          }
          value={move.fee}
          error={move.feeError}
          onChange={({ target }) => move.setFee(target.value)}
        />
      </FieldGrid>
      {error && (
        <Note tone="warn">
          {error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.'}
        </Note>
      )}
      <Small as="p" style={{ marginTop: 12 }}>
        Where the booking is paid, a fee is paid before the session moves.
      </Small>
    </>
  );
}
