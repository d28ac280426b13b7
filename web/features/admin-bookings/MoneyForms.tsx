import type { MutationFunction } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { asTyped, sentAmount } from '@wondercast/core/kernel/typed-amount';
import { offlinePaymentRule, refundRule } from '@wondercast/core/money/payment/rules';
import { useRef, useState } from 'react';
import { recordPayment, refundBooking } from '../../api/admin/booking-money.ts';
import type { ApiError } from '../../api/transport/transport.ts';
import type { BookingLedgerWire } from '../../api/transport/wire.ts';
import { type Rule, useSubmission } from '../../forms/use-submission.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface AmountFormProps {
  readonly title: string;
  readonly hint: string;
  readonly saveLabel: string;
  readonly rule: Rule<unknown>;
  /** Whether a reason is required. */
  readonly noted?: boolean;
  /** In dollars. */
  readonly amount: number;
  readonly send: MutationFunction<unknown, { amount: string; note: string }>;
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** A form with an amount and a reason. */
function AmountForm(props: AmountFormProps) {
  const { title, hint, saveLabel, rule, noted, amount, send, done, failed, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const initial = { amount: asTyped(amount), note: '' };
  const [draft, setDraft] = useState(initial);
  const body = { amount: sentAmount(draft.amount), note: draft.note.trim() };
  const { errors, pending, submit } = useSubmission({
    form,
    rule,
    // The rule parses amounts as minor units; the request has them in the API's form.
    send: (_read, context) => send(body, context),
    onDone: () => {
      onClose();
      showToast(done);
    },
    onFailed: (error: ApiError | null) => showError(error?.message ?? 'Please try again.', failed),
  });
  return (
    <FormDialog
      title={title}
      width={440}
      form={form}
      dirty={draft.amount !== initial.amount || draft.note !== ''}
      pending={pending}
      saveLabel={saveLabel}
      onSave={() => void submit(body)}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Amount"
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLengthOf(offlinePaymentRule, 'amount')}
          hint={hint}
          value={draft.amount}
          error={errors.amount ?? null}
          onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
        />
        <TextField
          label="Note"
          name="note"
          required={noted}
          {...(!noted && { note: 'optional' })}
          autoComplete="off"
          maxLength={maxLengthOf(offlinePaymentRule, 'note')}
          value={draft.note}
          error={errors.note ?? null}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </Stack>
    </FormDialog>
  );
}

interface MoneyFormProps {
  readonly ledger: BookingLedgerWire;
  readonly onClose: () => void;
}

/** Refunds a booking to the card or by transfer, fully or in part. */
export function RefundForm({ ledger, onClose }: MoneyFormProps) {
  const [key] = useState(newKey);
  return (
    <AmountForm
      title="Refund"
      hint={`At most ${shownAmount(ledger.refundable)}. A full refund sets the booking to pending.`}
      saveLabel="Refund"
      rule={refundRule}
      amount={ledger.refundable}
      send={(body, context) =>
        refundBooking.mutationFn({ id: ledger.bookingId, body, idempotencyKey: key }, context)
      }
      done="Refund sent"
      failed="Refund failed"
      onClose={onClose}
    />
  );
}

/** Records money that was paid by other means. */
export function PaymentForm({ ledger, onClose }: MoneyFormProps) {
  const [key] = useState(newKey);
  return (
    <AmountForm
      title="Record payment"
      hint={`${shownAmount(ledger.open)} is open. The booking is paid when the whole amount is recorded.`}
      saveLabel="Record payment"
      rule={offlinePaymentRule}
      noted
      amount={ledger.open}
      send={(body, context) =>
        recordPayment.mutationFn({ id: ledger.bookingId, body, idempotencyKey: key }, context)
      }
      done="Payment recorded"
      failed="Payment not recorded"
      onClose={onClose}
    />
  );
}
