import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { PARTNER as FIELDS } from '@wondercast/core/people/partners/partner-record';
import { partnerRule } from '@wondercast/core/people/partners/rules';
import { partnerApi } from '../../api/admin/partners.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { RecordDialog, recordKind } from '../../forms/RecordDialog.tsx';
import { recordDraft } from '../../forms/record-draft.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

const fields = recordDraft(FIELDS);

const PARTNER = recordKind({
  ...fields,
  title: 'Partner',
  noun: 'partner',
  api: partnerApi,
  rule: partnerRule,
  draftOf: (partner: PartnerWire | null) => fields.draftOf(partner),
  fieldOf: takenFieldsOf(FIELDS),
});

interface PartnerFormProps {
  /** null for a new one. */
  readonly partner: PartnerWire | null;
  readonly onClose: () => void;
}

/** Adds a partner, or changes its name or commission. */
export function PartnerForm({ partner, onClose }: PartnerFormProps) {
  return (
    <RecordDialog kind={PARTNER} record={partner} onClose={onClose}>
      {({ field }) => (
        <Stack>
          <TextField
            {...field('name')}
            required
            hint="Bookings keep the name that the partner had when they were placed"
          />
          <TextField
            {...field('commission')}
            required
            inputMode="decimal"
            hint="Percent, from 0 to 100. Bookings keep what it was when they were placed"
          />
        </Stack>
      )}
    </RecordDialog>
  );
}
