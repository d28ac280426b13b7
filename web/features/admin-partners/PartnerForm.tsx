import { useQueryClient } from '@tanstack/react-query';
import { partnerRule } from '@wondercast/core/partners/rules';
import { PARTNER_TAKEN } from '@wondercast/core/partners/words';
import { STALE } from '@wondercast/core/version';
import { createPartner, currentPartner, renamePartner } from '../../api/admin/partners.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface NameDraft {
  readonly name: string;
}

const draftOf = (partner: PartnerWire | null): NameDraft => ({ name: partner?.name ?? '' });

interface PartnerFormProps {
  /** Null for a new one. */
  readonly partner: PartnerWire | null;
  readonly onClose: () => void;
}

/** Adds a partner, or gives one another name. */
export function PartnerForm({ partner, onClose }: PartnerFormProps) {
  const client = useQueryClient();
  const verb = partner ? 'update' : 'create';
  const { element, draft, set, errors, conflict, dirty, pending, submit } = useRecordForm({
    record: partner,
    draftOf,
    bodyOf: (given: NameDraft) => given,
    rule: partnerRule,
    create: (body) => createPartner(client, body),
    update: (id, changes) => renamePartner(client, id, changes),
    current: (id) => currentPartner(client, id),
    fieldOf: { [PARTNER_TAKEN]: 'name' },
    onSaved: () => {
      onClose();
      say(`Partner has been ${verb}d`);
    },
    onFailed: () => sayError(`Failed to ${verb} partner`),
  });
  return (
    <FormDialog
      title={partner ? 'Edit Partner' : 'Add Partner'}
      form={element}
      dirty={dirty}
      pending={pending}
      saveLabel={partner ? 'Save changes' : 'Create partner'}
      onSave={() => void submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => ({
            name,
            label: 'Name',
            theirs: conflict.theirs.name,
            own: conflict.theirs.name === draft.name ? null : draft.name,
          }))}
          onTakeTheirs={() => set({ name: conflict.theirs.name })}
        />
      )}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={120}
        autoComplete="off"
        hint="Bookings keep the name that the partner had when they were placed"
        value={draft.name}
        error={errors.name ?? null}
        onChange={({ target }) => set({ name: target.value })}
      />
    </FormDialog>
  );
}
