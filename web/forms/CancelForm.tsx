import { useQuery } from '@tanstack/react-query';
import { adminCancellationRule } from '@wondercast/core/bookings/changes/cancellation/rules';
import type { CancelledBy } from '@wondercast/core/calendar/scheduling/cancellation';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { toAmount } from '@wondercast/core/kernel/money';
import { asTyped, typedNumber } from '@wondercast/core/kernel/typed-amount';
import { useRef, useState } from 'react';
import { ledgerQuery } from '../api/admin/booking-money.ts';
import { adminChangesQuery, cancelAny } from '../api/admin/cancellation.ts';
import { shownAmount } from '../ui/formats/amount.ts';
import { currencyName } from '../ui/formats/currency-name.ts';
import { ChoiceCard } from '../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../ui/forms/FormDialog.tsx';
import { FieldGrid, Stack } from '../ui/forms/field-look.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { showError, showToast } from '../ui/overlays/toasts.ts';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Note } from '../ui/primitives/Note.tsx';
import { Figures } from '../ui/shop/Figures.tsx';
import { cancelSums, type NamedAmount } from './cancel-figures.ts';
import { useSubmission } from './use-submission.ts';

interface CancelFormProps {
  readonly bookingId: number;
  /** null cancels the whole booking. */
  readonly sessionId: string | null;
  /** The name of what is cancelled. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Maximum length of a typed amount. */
const AMOUNT_LENGTH = 20;

/** Fee and refund; each is computed from the other. */
const AMOUNTS = [
  { what: 'fee', label: 'Another fee', hint: ', instead of the policy’s.' },
  { what: 'refund', label: 'Another refund', hint: '. The rest is the fee.' },
] as const;

/** Such as `Fee $725.00, $725.00 goes back.` */
const costWords = (fee: number, refund: number): string =>
  `${fee > 0 ? `Fee ${shownAmount(fee)}` : 'No fee'}, ${shownAmount(refund)} goes back.`;

/**
 * The form by which the desk cancels a booking or session: for the customer with the policy's fee, another fee or another refund,
 * or for the shop without a fee.
 */
export function CancelForm({ bookingId, sessionId, name, onClose }: CancelFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [by, setBy] = useState<CancelledBy>('customer');
  const [reason, setReason] = useState('');
  const [named, setNamed] = useState<NamedAmount | null>(null);
  const { data: ledger } = useQuery(ledgerQuery(bookingId));
  const { data, isError, isFetching, refetch } = useQuery(adminChangesQuery(bookingId));
  const choice =
    sessionId === null
      ? data?.booking
      : data?.sessions.find((session) => session.sessionId === sessionId)?.cancel;
  const what = sessionId === null ? 'booking' : 'session';
  const isOwn = by === 'customer' && named !== null && named.text.trim() !== '';
  const body = { reason: reason.trim(), by, ...(isOwn && { [named.what]: typedNumber(named.text) }) };
  const sums = choice?.allowed && ledger ? cancelSums(choice, ledger, by === 'shop', named) : null;
  /** The typed amount, or the one computed from the other field. */
  const amountShown = (what: NamedAmount['what']): string => {
    if (named?.what === what) return named.text;
    return isOwn && sums ? asTyped(toAmount(sums[what])) : '';
  };
  const { errors, pending, submit } = useSubmission({
    form,
    rule: adminCancellationRule,
    // The rule parses amounts as minor units; the request has them in the API's form.
    send: (_read, context) => cancelAny.mutationFn({ id: bookingId, sessionId, body }, context),
    onDone: () => {
      onClose();
      showToast(sessionId === null ? 'Booking cancelled' : 'Session cancelled', 'The customer gets a mail.');
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Not cancelled'),
  });
  return (
    <FormDialog
      title={`Cancel ${what}`}
      width={520}
      form={form}
      dirty={reason !== '' || isOwn || by === 'shop'}
      pending={pending}
      saveLabel={`Cancel ${what}`}
      keepLabel={`Keep ${what}`}
      saveLook="bad"
      onSave={() => {
        if (!sums?.problem) submit(body);
      }}
      onClose={onClose}
    >
      <Stack>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            What it costs could not be loaded.
          </LoadFailure>
        )}
        {choice?.reason && <Note tone="warn">{`By the policy: ${choice.reason}`}</Note>}
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
          <FieldGrid>
            {AMOUNTS.map(({ what, label, hint }) => (
              <TextField
                key={what}
                label={label}
                note="optional"
                name={what}
                inputMode="decimal"
                autoComplete="off"
                maxLength={AMOUNT_LENGTH}
                hint={`In ${currencyName()}${hint}`}
                value={amountShown(what)}
                error={errors[what] ?? (named?.what === what ? (sums?.problem ?? null) : null)}
                onChange={({ target }) => setNamed({ what, text: target.value })}
              />
            ))}
          </FieldGrid>
        )}
        {sums && (
          <Figures
            rows={[
              { name: 'Received so far', amount: toAmount(sums.kept) },
              { name: 'What stays booked', amount: 0 - toAmount(sums.stays) },
              { name: 'Fee', amount: 0 - toAmount(sums.fee) },
              ...(sums.open > 0 ? [{ name: 'Still to be paid', amount: toAmount(sums.open) }] : []),
            ]}
            sum={{ name: 'Goes back to the customer', amount: toAmount(sums.refund) }}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
