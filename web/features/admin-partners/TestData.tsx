import { testMailRule } from '@wondercast/core/people/partners/rules';
import { useRef, useState } from 'react';
import { emptyOwnTestData, setOwnTestMail } from '../../api/partner/partner.ts';
import type { Schema } from '../../api/transport/contract.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Card, Cards, Tools } from './partners-look.ts';
import { TabHead } from './TabHead.tsx';

/** A constant subject, because all test data is deleted together. */
const ALL = { id: 0 };

const EMPTYING: Deletion<typeof ALL> = {
  mutation: emptyOwnTestData,
  title: 'Empty test data',
  textOf: () => 'All of your test bookings are forgotten. Live bookings stay. This action cannot be undone.',
  keepLabel: 'Keep test data',
  actLabel: 'Empty test data',
  done: 'Test data has been emptied',
  failed: 'Failed to empty test data',
};

/** The address for test mails, and a button that deletes all test data. */
export function TestData({ mail }: { readonly mail: Schema<'PartnerTestMail'> }) {
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(mail.address ?? '');
  const [emptied, setEmptied] = useState<typeof ALL | null>(null);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: testMailRule,
    send: setOwnTestMail.mutationFn,
    onDone: (saved) =>
      showToast(saved.address && !saved.confirmed ? 'Please open the link that we have mailed' : 'Saved'),
    onFailed: () => showError('Failed to save the address'),
  });
  const standing = mail.confirmed ? 'Confirmed.' : 'Not confirmed: open the link that was mailed to it.';
  return (
    <section aria-label="Test data">
      <TabHead
        title="Test data"
        text="What your test keys book. Its mails go to one address of yours alone."
      />
      <Cards>
        <Card>
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit({ address });
            }}
          >
            <Stack>
              <TextField
                label="Test mails go to"
                name="address"
                type="email"
                note="optional"
                hint={mail.address ? standing : 'Nowhere while it is empty'}
                value={address}
                error={errors.address ?? null}
                onChange={({ target }) => setAddress(target.value)}
              />
              <Tools>
                <Button type="submit" size="sm" pending={pending}>
                  Save address
                </Button>
                <Button look="line" size="sm" onClick={() => setEmptied(ALL)}>
                  Empty test data
                </Button>
              </Tools>
            </Stack>
          </form>
        </Card>
      </Cards>
      <DeleteDialog {...EMPTYING} subject={emptied} onClose={() => setEmptied(null)} />
    </section>
  );
}
