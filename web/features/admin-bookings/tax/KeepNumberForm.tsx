import { useQueryClient } from '@tanstack/react-query';
import { keepReasonRule } from '@wondercast/core/bookings/taxing/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { useRef, useState } from 'react';
import { keepNumber, refreshTaxMatters } from '../../../api/admin/tax-matters.ts';
import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { Stack } from '../../../ui/forms/field-look.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showError, showToast } from '../../../ui/overlays/toasts.ts';
import { Soft } from '../../../ui/primitives/Text.tsx';

interface KeepNumberFormProps {
  readonly matter: TaxMatterWire;
  readonly onClose: () => void;
}

/** Asks why a booking stays untaxed although its tax number was refused. */
export function KeepNumberForm({ matter, onClose }: KeepNumberFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { errors, pending, submit } = useSubmission({
    form,
    rule: keepReasonRule,
    send: (body) => keepNumber(matter.id, body),
    onDone: () => {
      onClose();
      showToast('Kept', `${matter.bookingReference} stays without tax.`);
      void refreshTaxMatters(client);
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Not kept'),
  });
  return (
    <FormDialog
      title="Keep without tax"
      width={440}
      form={form}
      dirty={reason !== ''}
      pending={pending}
      saveLabel="Keep"
      onSave={() => submit({ reason })}
      onClose={onClose}
    >
      <Stack>
        <Soft>{`${matter.message} The reason is kept with the check, for whoever asks later.`}</Soft>
        <TextArea
          label="Reason"
          name="reason"
          required
          rows={3}
          maxLength={maxLengthOf(keepReasonRule, 'reason')}
          value={reason}
          error={errors.reason ?? null}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
