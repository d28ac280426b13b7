import { useQuery } from '@tanstack/react-query';
import Eraser from 'lucide-react/icons/eraser';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { emptyTestData, testDataQuery } from '../../api/admin/test-data.ts';
import type { PartnerWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';
import { Line, Rows, Tools } from './partners-look.ts';
import { TestMailForm } from './TestMailForm.tsx';

const EMPTYING: Deletion<PartnerWire> = {
  mutation: emptyTestData,
  title: 'Empty test data',
  textOf: ({ name }) =>
    `Every test booking of ${name} is forgotten, with its payments, documents and deliveries. Live bookings stay as they are. This action cannot be undone.`,
  keepLabel: 'Keep test data',
  actLabel: 'Empty test data',
  done: 'Test data has been emptied',
  failed: 'Failed to empty test data',
};

/** A partner's test bookings: a link to them, the address of their mails, and a button that deletes them. */
export function TestDataRow({ partner }: { readonly partner: PartnerWire }) {
  const { data } = useQuery(testDataQuery);
  const [asked, setAsked] = useState<'mail' | 'empty' | null>(null);
  const mail = data?.mails.find(({ partnerId }) => partnerId === partner.id) ?? null;
  const { name, id } = partner;
  return (
    <Rows>
      <li>
        <div>
          <Line>
            <Badge tone="warn">Test data</Badge>
            <b>{mail?.address ?? (data ? 'Test mails go nowhere' : 'Looking…')}</b>
            {mail && !mail.confirmed && <Badge tone="flat">Not confirmed yet</Badge>}
          </Line>
          <small>
            {data?.problem ??
              'Test bookings are in no list and figure of yours, pay with the simulator, and are forgotten after 90 days.'}
          </small>
        </div>
        <Tools>
          <TextLink href={`/test/admin?tab=bookings&partnerId=${id}`} style={{ fontSize: 14.5 }}>
            Test bookings
          </TextLink>
          <OnlyWriters>
            <Button
              look="quiet"
              size="sm"
              aria-label={`Test mails of ${name}`}
              onClick={() => setAsked('mail')}
            >
              <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
              Test mails
            </Button>
            <Button
              look="quiet"
              size="sm"
              aria-label={`Empty test data of ${name}`}
              onClick={() => setAsked('empty')}
            >
              <Eraser size={16} strokeWidth={1.75} aria-hidden="true" />
              Empty
            </Button>
          </OnlyWriters>
        </Tools>
      </li>
      {asked === 'mail' && (
        <TestMailForm partner={partner} address={mail?.address ?? null} onClose={() => setAsked(null)} />
      )}
      <DeleteDialog
        {...EMPTYING}
        subject={asked === 'empty' ? partner : null}
        onClose={() => setAsked(null)}
      />
    </Rows>
  );
}
