import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { testMailRule } from '@wondercast/core/people/partners/rules';
import { useRef, useState } from 'react';
import { setTestMail } from '../../api/admin/test-data.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Soft } from '../../ui/primitives/Text.tsx';

interface TestMailFormProps {
  readonly partner: PartnerWire;
  /** The current address; null when mails are not sent. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** Sets the address for mails about a partner's test bookings. */
export function TestMailForm({ partner, address, onClose }: TestMailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(address ?? '');
  const { errors, pending, submit } = useSubmission({
    form,
    rule: testMailRule,
    send: (given, context) => setTestMail.mutationFn({ id: partner.id, ...given }, context),
    onDone: (mail) => {
      onClose();
      if (mail.address === null) showToast('Test mails go nowhere');
      else if (!mail.confirmed) showToast('A link to confirm the address is on its way', mail.address);
    },
    onFailed: () => showError('Failed to save the address'),
  });
  return (
    <FormDialog
      title={`Test mails of ${partner.name}`}
      width={520}
      form={form}
      dirty={typed.trim() !== (address ?? '')}
      pending={pending}
      saveLabel="Save"
      onSave={() => void submit({ address: typed })}
      onClose={onClose}
    >
      <Stack>
        <Soft>
          What test bookings would mail to customers, hosts and the desk goes to this one address, once
          somebody there has opened the link that it is sent.
        </Soft>
        <TextField
          label="Address"
          name="address"
          type="email"
          autoComplete="off"
          maxLength={maxLengthOf(testMailRule, 'address')}
          hint="Empty: no test mail is sent"
          value={typed}
          error={errors.address ?? null}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
