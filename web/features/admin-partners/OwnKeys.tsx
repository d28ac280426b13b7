import { useQuery } from '@tanstack/react-query';
import { opensForGood, opensShop } from '@wondercast/core/people/partners/key';
import Ban from 'lucide-react/icons/ban';
import KeyRound from 'lucide-react/icons/key-round';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useConfig } from '../../api/catalogue/site.ts';
import { ownKeysQuery, revokeOwnKey, rotateOwnKey } from '../../api/partner/partner.ts';
import type { CreatedKeyWire, PartnerKeyWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { OwnKeyForm } from './OwnKeyForm.tsx';
import { modeWords } from './own-words.ts';
import { pageFor } from './page-for.ts';
import { KEY_STATUS, kindWords, scopeWords } from './partner-words.ts';
import { RotateForm } from './RotateForm.tsx';
import { type Once, ShownOnce } from './ShownOnce.tsx';
import { TabHead } from './TabHead.tsx';

const COLUMNS = ['Key', 'Data', 'May', 'Last used', 'Status', 'Actions'] as const;

const REVOCATION: Deletion<PartnerKeyWire> = {
  mutation: revokeOwnKey,
  title: 'Revoke key',
  textOf: ({ hint }) =>
    `${hint}… stops working at once. Requests that use it are refused within a second. This action cannot be undone.`,
  keepLabel: 'Keep key',
  actLabel: 'Revoke key',
  done: 'Key has been revoked',
  failed: 'Failed to revoke key',
};

const mayWords = ({ kind, origins, scopes }: PartnerKeyWire): string => {
  if (kind === 'publishable') return origins.join(', ');
  return scopes.length === 0 ? 'Browses and quotes only' : scopes.map(scopeWords).join(', ');
};

interface KeyRowProps {
  readonly ownKey: PartnerKeyWire;
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
}

function KeyRow({ ownKey, onRotate, onRevoke }: KeyRowProps) {
  const { hint, label, kind, mode, status, lastUsedAt, expiresAt } = ownKey;
  return (
    <tr>
      <td>
        <b>{`${hint}…`}</b>
        <small>{label ? `${kindWords(kind)} · ${label}` : kindWords(kind)}</small>
      </td>
      <td data-label="Data">
        <Badge tone={mode === 'live' ? 'info' : 'warn'}>{modeWords(mode)}</Badge>
      </td>
      <td data-label="May" style={{ overflowWrap: 'anywhere' }}>
        {mayWords(ownKey)}
      </td>
      <td data-label="Last used">{lastUsedAt ? formatMoment(lastUsedAt) : 'Never'}</td>
      <td data-label="Status">
        <span>
          <Badge tone={KEY_STATUS[status].tone}>{KEY_STATUS[status].words}</Badge>
          {expiresAt && opensShop(status) && <small>{`Works until ${formatMoment(expiresAt)}`}</small>}
        </span>
      </td>
      <td data-right="">
        {opensForGood(status) && (
          <ToolButton icon={RefreshCw} title="Rotate" label={`Rotate ${hint}`} onClick={onRotate} />
        )}
        {opensShop(status) && (
          <ToolButton icon={Ban} danger title="Revoke" label={`Revoke ${hint}`} onClick={onRevoke} />
        )}
      </td>
    </tr>
  );
}

/** The keys of the user's own partner: create, rotate with an overlap, revoke. */
export default function OwnKeys() {
  const { publicUrl } = useConfig();
  const query = useQuery(ownKeysQuery);
  const [adding, setAdding] = useState(false);
  const [rotated, setRotated] = useState<PartnerKeyWire | null>(null);
  const [toRevoke, setToRevoke] = useState<PartnerKeyWire | null>(null);
  const [once, setOnce] = useState<Once | null>(null);
  const onCreated = ({ key }: CreatedKeyWire) =>
    setOnce({ title: 'Your new key', name: 'Key', text: key, page: pageFor(key, publicUrl) });
  const add = <AddButton label="Add Key" onClick={() => setAdding(true)} />;
  return (
    <section aria-label="Keys">
      <TabHead title="Keys" text="Each is shown once, when it is made.">
        {add}
      </TabHead>
      <Loaded
        query={query}
        failed="Failed to load keys"
        skeleton={<TableSkeleton rows={3} label="Loading keys..." />}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState
            icon={KeyRound}
            titleAs="h3"
            title="No keys yet"
            text="Begin with a test key: what it books is nobody’s money and nobody’s evening."
          />
        }
      >
        {(keys) => (
          <TablePanel>
            <Table>
              <caption>Keys</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {keys.map((key) => (
                  <KeyRow
                    key={key.id}
                    ownKey={key}
                    onRotate={() => setRotated(key)}
                    onRevoke={() => setToRevoke(key)}
                  />
                ))}
              </tbody>
            </Table>
          </TablePanel>
        )}
      </Loaded>
      {adding && <OwnKeyForm onClose={() => setAdding(false)} onCreated={onCreated} />}
      {rotated && (
        <RotateForm
          title={`Rotate ${rotated.hint}…`}
          text="A new key with the same settings replaces it. The old one keeps working for a while, so that you can switch without interruption."
          hint="How long the old key keeps working; 0 ends it now"
          failure="Failed to rotate key"
          id={rotated.id}
          mutation={rotateOwnKey}
          onRotated={onCreated}
          onClose={() => setRotated(null)}
        />
      )}
      <DeleteDialog {...REVOCATION} subject={toRevoke} onClose={() => setToRevoke(null)} />
      {once && <ShownOnce once={once} onClose={() => setOnce(null)} />}
    </section>
  );
}
