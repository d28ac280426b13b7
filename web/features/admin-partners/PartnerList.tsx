import { useQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { partnerKeysQuery, partnersQuery, revokeKey, rotateKey } from '../../api/admin/partners.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import type { CreatedKeyWire, PartnerKeyWire, PartnerWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { KeyForm } from './KeyForm.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { pageFor } from './page-for.ts';
import { Cards } from './partners-look.ts';
import { RotateForm } from './RotateForm.tsx';
import type { Once } from './ShownOnce.tsx';
import { StatementTable } from './StatementTable.tsx';

interface KeyEdited {
  readonly partner: PartnerWire;
  /** null for a new one. */
  readonly key: PartnerKeyWire | null;
}

interface PartnerListProps {
  /** The button that adds the first one. */
  readonly add: Elements;
  readonly onOnce: (once: Once) => void;
}

const REVOCATION: Deletion<PartnerKeyWire> = {
  mutation: revokeKey,
  title: 'Revoke key',
  textOf: ({ hint }) =>
    `${hint}… stops working at once. Requests that use it are refused within a second. This action cannot be undone.`,
  keepLabel: 'Keep key',
  actLabel: 'Revoke key',
  done: 'Key has been revoked',
  failed: 'Failed to revoke key',
};

/** All partners with their keys, and the dialogs for them. */
export function PartnerList({ add, onOnce }: PartnerListProps) {
  const [, change] = useAddress();
  const { publicUrl } = useConfig();
  const partners = useQuery(partnersQuery);
  const keys = useQuery(partnerKeysQuery);
  const [renamed, setRenamed] = useState<PartnerWire | null>(null);
  const [stated, setStated] = useState<PartnerWire | null>(null);
  const [edited, setEdited] = useState<KeyEdited | null>(null);
  const [rotated, setRotated] = useState<PartnerKeyWire | null>(null);
  const [toDelete, setToDelete] = useState<PartnerKeyWire | null>(null);
  const both = {
    data: partners.data && keys.data && { partners: partners.data, keys: keys.data },
    isError: partners.isError || keys.isError,
    isFetching: partners.isFetching || keys.isFetching,
    refetch: () => Promise.all([partners.refetch(), keys.refetch()]),
  };
  const history = (subject: string, id: number, name: string) =>
    change(showHistory({ subject, subjectId: String(id), name }));
  const onCreated = ({ key, partnerId }: CreatedKeyWire) => {
    const name = partners.data?.find(({ id }) => id === partnerId)?.name ?? 'the partner';
    onOnce({ title: `New key for ${name}`, name: 'Key', text: key, page: pageFor(key, publicUrl) });
  };
  return (
    <>
      <Loaded
        query={both}
        failed="Failed to load partners"
        skeleton={<TableSkeleton rows={4} label="Loading partners..." />}
        isEmpty={({ partners: { length } }) => length === 0}
        empty={
          <EmptyState
            icon={Handshake}
            title="No partners yet"
            text="Add one and create a key for it: its site can then show, quote and book these experiences."
            action={add}
          />
        }
      >
        {(data) => (
          <Cards>
            {data.partners.map((partner) => (
              <PartnerCard
                key={partner.id}
                partner={partner}
                keys={data.keys.filter(({ partnerId }) => partnerId === partner.id)}
                onAddKey={() => setEdited({ partner, key: null })}
                onRename={() => setRenamed(partner)}
                onBookings={() => change({ tab: 'bookings', partnerId: String(partner.id) })}
                onStatement={() => setStated(partner)}
                onPartnerHistory={() => history('partner', partner.id, partner.name)}
                onEdit={(key) => setEdited({ partner, key })}
                onRotate={setRotated}
                onRevoke={setToDelete}
                onHistory={({ id, hint }) => history('key', id, hint)}
              />
            ))}
          </Cards>
        )}
      </Loaded>
      {renamed && <PartnerForm partner={renamed} onClose={() => setRenamed(null)} />}
      {stated && (
        <Dialog isOpen title={`Statement of ${stated.name}`} width={980} onClose={() => setStated(null)}>
          <DialogBody>
            <StatementTable partnerId={stated.id} />
          </DialogBody>
        </Dialog>
      )}
      {edited && (
        <KeyForm
          partner={edited.partner}
          partnerKey={edited.key}
          onClose={() => setEdited(null)}
          onCreated={onCreated}
        />
      )}
      {rotated && (
        <RotateForm
          title={`Rotate ${rotated.hint}…`}
          text="A new key with the same settings replaces it. The old one keeps working for a while, so that the partner can switch without interruption."
          hint="How long the old key keeps working; 0 ends it now"
          failure="Failed to rotate key"
          id={rotated.id}
          mutation={rotateKey}
          onRotated={onCreated}
          onClose={() => setRotated(null)}
        />
      )}
      <DeleteDialog {...REVOCATION} subject={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
