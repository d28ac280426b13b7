import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { separateCustomers } from '../../api/admin/customers.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { End, Entries, Section } from './customer-look.ts';
import { nameOf } from './customer-words.ts';

type Member = CustomerDetailsWire['members'][number];

/** The addresses that were merged into this customer. Each can be separated again. */
export function CustomerMembers({ customer }: { readonly customer: CustomerDetailsWire }) {
  const { id, version, members } = customer;
  const may = useMay('customers:merge');
  const [asked, setAsked] = useState<Member | null>(null);
  const separate = useMutation({
    ...separateCustomers,
    onSuccess: () => showToast('Taken apart'),
    onError: showFailure,
    onSettled: () => setAsked(null),
  });
  if (members.every((member) => member.id === id)) return null;
  return (
    <Section>
      <Subheading>Merged from</Subheading>
      <Entries>
        {members.map((member) => (
          <li key={member.id}>
            <span>
              <span>{`${nameOf(member)}${member.companyName ? `, ${member.companyName}` : ''}`}</span>
              <small>{member.email}</small>
            </span>
            <End>
              <span>{`${counted(member.bookings, 'booking')}, ${shownAmount(member.spend)}`}</span>
              {may && member.id !== id && (
                <Button
                  look="quiet"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={`Take ${member.email} apart`}
                  onClick={() => setAsked(member)}
                >
                  Take apart
                </Button>
              )}
            </End>
          </li>
        ))}
      </Entries>
      <AskDialog
        subject={asked}
        title="Take apart"
        textOf={(member) =>
          `${nameOf(member)} (${member.email}) becomes a customer again, with ${counted(member.bookings, 'booking')} and the notes written about them before the merge. No booking, mail or money changes.`
        }
        keepLabel="Keep together"
        actLabel="Take apart"
        look="primary"
        pending={separate.isPending}
        onKeep={() => setAsked(null)}
        onAct={(member) => separate.mutate({ id, memberId: member.id, version })}
      />
    </Section>
  );
}
