import { useQueryClient } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/calendar';
import { DISCOUNT_TYPES } from '@wondercast/core/discount/discount';
import { discountCodeRule } from '@wondercast/core/discount/rules';
import { CODE_TAKEN } from '@wondercast/core/discount/words';
import { STALE } from '@wondercast/core/version';
import { createCode, currentCode, updateCode } from '../../api/admin/discount-codes.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { FieldGrid, Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { atTime, bodyOf, type CodeDraft, draftOf, LABELS, onDay, timeOf } from './code-draft.ts';
import { typeWords } from './code-words.ts';

interface CodeFormProps {
  /** Null for a new one. */
  readonly code: DiscountCodeWire | null;
  readonly onClose: () => void;
}

/** Adds a discount code, or edits one. */
export function CodeForm({ code, onClose }: CodeFormProps) {
  const client = useQueryClient();
  const verb = code ? 'update' : 'create';
  const form = useRecordForm({
    record: code,
    draftOf,
    bodyOf,
    rule: discountCodeRule,
    create: (body) => createCode(client, body),
    update: (id, changes) => updateCode(client, id, changes),
    current: (id) => currentCode(client, id),
    fieldOf: { [CODE_TAKEN]: 'code' },
    onSaved: () => {
      onClose();
      say(`Discount code has been ${verb}d`);
    },
    onFailed: () => sayError(`Failed to ${verb} discount code`),
  });
  const { draft, set, errors, conflict } = form;
  const field = (name: Exclude<keyof CodeDraft, 'active' | 'discountType' | 'validUntil'>) => ({
    name,
    label: LABELS[name],
    value: draft[name],
    error: errors[name] ?? null,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const validUntil = localDate(draft.validUntil);
  const isPercentage = draft.discountType === 'percentage';
  return (
    <FormDialog
      title={code ? 'Edit Discount Code' : 'Add Discount Code'}
      width={620}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={code ? 'Save changes' : 'Create code'}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const [theirs, own] = [String(conflict.theirs[name]), String(draft[name])];
            return {
              name,
              label: LABELS[name],
              theirs: theirs || 'Nothing',
              own: own === theirs ? null : own,
            };
          })}
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof CodeDraft] })}
        />
      )}
      <FieldGrid>
        <TextField
          {...field('code')}
          required
          maxLength={64}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={({ target }) => set({ code: target.value.toUpperCase() })}
        />
        <TextField {...field('description')} note="optional" maxLength={200} />
        <FieldGroup label="Type" error={errors.discountType ?? null}>
          <Segmented
            label="Type"
            options={DISCOUNT_TYPES}
            chosen={draft.discountType}
            onChoose={(discountType) => discountType && set({ discountType })}
            wordsOf={typeWords}
          />
        </FieldGroup>
        <TextField
          {...field('discountValue')}
          required
          inputMode="decimal"
          maxLength={12}
          hint={isPercentage ? 'Percent, at most 100' : 'US dollars'}
        />
        <TextField {...field('minOrderAmount')} inputMode="decimal" maxLength={12} hint="US dollars" />
        <TextField
          {...field('maxUses')}
          note="optional"
          inputMode="numeric"
          maxLength={10}
          hint={code ? `Used ${code.currentUses} times so far` : 'Unlimited when empty'}
        />
        <Stack style={{ gap: 12 }}>
          <DateField
            label={LABELS.validUntil}
            note="optional"
            past
            value={validUntil}
            error={validUntil ? null : (errors.validUntil ?? null)}
            onChange={(day) => set({ validUntil: onDay(draft, day) })}
          />
          {validUntil && (
            <TextField
              label="Time of that day"
              name="validUntil"
              autoComplete="off"
              inputMode="numeric"
              maxLength={5}
              placeholder="23:59"
              hint="24 hours, in your time zone"
              value={timeOf(draft)}
              error={errors.validUntil ?? null}
              onChange={({ target }) => set({ validUntil: atTime(draft, target.value) })}
            />
          )}
        </Stack>
        {code && (
          <div data-wide="">
            <SwitchRow label="Active" checked={draft.active} onChange={(active) => set({ active })} />
          </div>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
