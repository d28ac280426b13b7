import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { partnerRule } from '@wondercast/core/people/partners/rules';
import { PARTNER_TAKEN } from '@wondercast/core/people/partners/words';
import { partnerApi } from '../../api/admin/partners.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { RecordDialog, recordKind } from '../../forms/RecordDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

interface NameDraft {
  readonly name: string;
}

const PARTNER = recordKind({
  title: 'Partner',
  noun: 'partner',
  api: partnerApi,
  rule: partnerRule,
  draftOf: (partner: PartnerWire | null): NameDraft => ({ name: partner?.name ?? '' }),
  bodyOf: (given) => given,
  labels: { name: 'Name' },
  fieldOf: { [PARTNER_TAKEN]: 'name' },
});

interface PartnerFormProps {
  /** Null for a new one. */
  readonly partner: PartnerWire | null;
  readonly onClose: () => void;
}

/** Adds a partner, or gives one another name. */
export function PartnerForm({ partner, onClose }: PartnerFormProps) {
  return (
    <RecordDialog kind={PARTNER} record={partner} onClose={onClose}>
      {({ field }) => (
        <TextField
          {...field('name')}
          required
          maxLength={maxLengthOf(partnerRule, 'name')}
          hint="Bookings keep the name that the partner had when they were placed"
        />
      )}
    </RecordDialog>
  );
}
