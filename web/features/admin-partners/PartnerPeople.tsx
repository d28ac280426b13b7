import { useQuery } from '@tanstack/react-query';
import { personRule } from '@wondercast/core/people/partners/rules';
import MailX from 'lucide-react/icons/mail-x';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef, useState } from 'react';
import {
  invitePerson,
  partnerPeopleQuery,
  partnersQuery,
  removePerson,
  withdrawPersonInvitation,
} from '../../api/admin/partners.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Heading, PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { Card, Cards, Rows, SectionHead } from './partners-look.ts';

interface Named {
  readonly id: number;
  readonly email: string | null;
}

const removal = ({ id, name }: PartnerWire): Deletion<Named> => ({
  mutation: removePerson(id),
  title: 'Remove person',
  textOf: ({ email }) =>
    `${email ?? 'This person'} no longer sees what is of ${name}, and is signed out at once.`,
  keepLabel: 'Keep person',
  actLabel: 'Remove person',
  done: 'Person has been removed',
  failed: 'Failed to remove person',
});

const withdrawal = ({ id }: PartnerWire): Deletion<Named> => ({
  mutation: withdrawPersonInvitation(id),
  title: 'Withdraw invitation',
  textOf: ({ email }) => `The link that was mailed to ${email} no longer works.`,
  keepLabel: 'Keep invitation',
  actLabel: 'Withdraw invitation',
  done: 'Invitation has been withdrawn',
  failed: 'Failed to withdraw invitation',
});

function Invite({ partner, onClose }: { readonly partner: PartnerWire; readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const { errors, pending, submit } = useSubmission({
    form,
    rule: personRule,
    send: invitePerson(partner.id).mutationFn,
    onDone: () => {
      onClose();
      showToast('Invitation has been sent');
    },
    onFailed: (error) => showError('Failed to invite', error?.words ?? undefined),
  });
  return (
    <FormDialog
      title={`Invite to ${partner.name}`}
      width={480}
      form={form}
      dirty={email !== ''}
      pending={pending}
      saveLabel="Send invitation"
      onSave={() => void submit({ email })}
      onClose={onClose}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        hint="They see this partner’s keys, webhooks, bookings and statement, and nothing else of the shop"
        value={email}
        error={errors.email ?? null}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}

function PeopleCard({ partner }: { readonly partner: PartnerWire }) {
  const { data } = useQuery(partnerPeopleQuery(partner.id));
  const [inviting, setInviting] = useState(false);
  const [toRemove, setToRemove] = useState<Named | null>(null);
  const [toWithdraw, setToWithdraw] = useState<Named | null>(null);
  const { people = [], invitations = [] } = data ?? {};
  return (
    <Card>
      <header>
        <PanelTitle as="h3">{partner.name}</PanelTitle>
        <OnlyWriters>
          <Button
            look="line"
            size="sm"
            aria-label={`Invite to ${partner.name}`}
            onClick={() => setInviting(true)}
          >
            <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />
            Invite
          </Button>
        </OnlyWriters>
      </header>
      {data && people.length + invitations.length === 0 && (
        <Small as="p" style={{ marginTop: 10 }}>
          Nobody signs in for this partner.
        </Small>
      )}
      {people.length + invitations.length > 0 && (
        <Rows>
          {people.map((person) => (
            <li key={person.id}>
              <div>
                <b>{person.fullName || person.username}</b>
                <small>{person.email ?? person.username}</small>
              </div>
              <OnlyWriters>
                <ToolButton
                  icon={UserMinus}
                  danger
                  title="Remove"
                  label={`Remove ${person.username}`}
                  onClick={() => setToRemove(person)}
                />
              </OnlyWriters>
            </li>
          ))}
          {invitations.map((invitation) => (
            <li key={`invited ${invitation.id}`}>
              <div>
                <b>{invitation.email}</b>
                <small>{`Invited by ${invitation.invitedBy}`}</small>
              </div>
              <Badge tone="warn">Invited</Badge>
              <OnlyWriters>
                <ToolButton
                  icon={MailX}
                  danger
                  title="Withdraw"
                  label={`Withdraw the invitation of ${invitation.email}`}
                  onClick={() => setToWithdraw(invitation)}
                />
              </OnlyWriters>
            </li>
          ))}
        </Rows>
      )}
      {inviting && <Invite partner={partner} onClose={() => setInviting(false)} />}
      <DeleteDialog {...removal(partner)} subject={toRemove} onClose={() => setToRemove(null)} />
      <DeleteDialog {...withdrawal(partner)} subject={toWithdraw} onClose={() => setToWithdraw(null)} />
    </Card>
  );
}

/** The people of each partner. Renders nothing while there is no partner. */
export function PartnerPeople() {
  const { data: partners = [] } = useQuery(partnersQuery);
  if (partners.length === 0) return null;
  return (
    <section aria-label="People">
      <SectionHead>
        <Heading>People</Heading>
      </SectionHead>
      <Small as="p" style={{ marginBottom: 18 }}>
        They sign in and manage keys and webhooks of their own partner.
      </Small>
      <Cards>
        {partners.map((partner) => (
          <PeopleCard key={partner.id} partner={partner} />
        ))}
      </Cards>
    </section>
  );
}
