import { useQuery } from '@tanstack/react-query';
import { adminCancellationRule } from '@wondercast/core/cancellation/rules';
import { maxLengthOf } from '@wondercast/core/max-length';
import type { CancelledBy } from '@wondercast/core/policy/cancellation';
import { useRef, useState } from 'react';
import { adminChangesQuery, cancelAny } from '../api/admin/cancellation.ts';
import { usd } from '../ui/formats/usd.ts';
import { ChoiceCard } from '../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../ui/forms/FormDialog.tsx';
import { Stack } from '../ui/forms/field-look.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { say, sayError } from '../ui/overlays/toasts.ts';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Note } from '../ui/primitives/Note.tsx';
import { useSubmission } from './use-submission.ts';

interface CancelFormProps {
  readonly bookingId: number;
  /** null cancels the whole booking. */
  readonly sessionId: string | null;
  /** What is cancelled, by its name. */
  readonly name: string;
  readonly onClose: () => void;
}

/** `Fee $725.00, $725.00 goes back.` */
const costWords = (fee: number, refund: number): string =>
  `${fee > 0 ? `Fee ${usd(fee)}` : 'No fee'}, ${usd(refund)} goes back.`;

/** The desk cancels a booking or a session: for the customer at the policy's price or another fee, or for the shop at none. */
export function CancelForm({ bookingId, sessionId, name, onClose }: CancelFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [by, setBy] = useState<CancelledBy>('customer');
  const [reason, setReason] = useState('');
  const [fee, setFee] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(adminChangesQuery(bookingId));
  const choice =
    sessionId === null
      ? data?.booking
      : data?.sessions.find((session) => session.sessionId === sessionId)?.cancel;
  const what = sessionId === null ? 'booking' : 'session';
  const isOwnFee = by === 'customer' && fee.trim() !== '';
  const body = { reason: reason.trim(), by, ...(isOwnFee && { fee: Number(fee) }) };
  const { errors, pending, submit } = useSubmission({
    form,
    rule: adminCancellationRule,
    // The rule reads dollars as cents; what is sent are the dollars.
    send: (_cents, context) => cancelAny.mutationFn({ id: bookingId, sessionId, body }, context),
    onDone: () => {
      onClose();
      say(sessionId === null ? 'Booking cancelled' : 'Session cancelled', 'The customer gets a mail.');
    },
    onFailed: (error) => sayError(error?.message ?? 'Please try again.', 'Not cancelled'),
  });
  return (
    <FormDialog
      title={`Cancel ${what}`}
      width={520}
      form={form}
      dirty={reason !== '' || fee !== '' || by === 'shop'}
      pending={pending}
      saveLabel={`Cancel ${what}`}
      keepLabel={`Keep ${what}`}
      saveLook="bad"
      onSave={() => submit(body)}
      onClose={onClose}
    >
      <Stack>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            What it costs could not be loaded.
          </LoadFailure>
        )}
        {choice?.reason && <Note tone="warn">By the policy: {choice.reason}</Note>}
        <FieldGroup label={`Who cancels ${name}?`}>
          <ChoiceCard
            type="radio"
            name="by"
            title="The customer"
            text={choice ? `By the policy: ${costWords(choice.fee, choice.refund)}` : null}
            checked={by === 'customer'}
            onChange={() => setBy('customer')}
          />
          <ChoiceCard
            type="radio"
            name="by"
            title="The shop"
            text="No fee. Everything that was paid for it goes back."
            checked={by === 'shop'}
            onChange={() => setBy('shop')}
          />
        </FieldGroup>
        <TextField
          label="Reason"
          name="reason"
          required
          autoComplete="off"
          hint="The customer reads it, too."
          maxLength={maxLengthOf(adminCancellationRule, 'reason')}
          value={reason}
          error={errors.reason ?? null}
          onChange={({ target }) => setReason(target.value)}
        />
        {by === 'customer' && (
          <TextField
            label="Another fee"
            note="optional"
            name="fee"
            inputMode="decimal"
            autoComplete="off"
            hint="In dollars, instead of the policy's. The rest goes back."
            value={fee}
            error={errors.fee ?? null}
            onChange={({ target }) => setFee(target.value)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
