import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chargeTax, issueTaxAnew, taxMattersQuery } from '../../../api/admin/tax-matters.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { AskDialog } from '../../../ui/overlays/AskDialog.tsx';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { Soft } from '../../../ui/primitives/Text.tsx';
import { ExchangeRateLine } from './ExchangeRateLine.tsx';
import { KeepNumberForm } from './KeepNumberForm.tsx';
import { Matters } from './MatterLine.tsx';
import { MissingRateLine } from './MissingRateLine.tsx';
import { NumberLine } from './NumberLine.tsx';
import { OutdatedRateLine } from './OutdatedRateLine.tsx';

const RENEWED = 'The invoice before is taken back. What is paid stays.';

/** Tax matters that need a person: places without a rate, changed rates, and tax numbers that were refused or could not be checked. */
export default function TaxDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(taxMattersQuery);
  const [charged, setCharged] = useState<TaxMatterWire | null>(null);
  const [kept, setKept] = useState<TaxMatterWire | null>(null);
  const may = useMay('tax:write');
  const charge = useMutation({
    ...chargeTax,
    onSuccess: () => showToast('Tax charged', 'The difference is owed, and a new invoice follows.'),
    onError: showFailure,
  });
  const renew = useMutation({
    ...issueTaxAnew,
    onSuccess: () => showToast('Issued anew', RENEWED),
    onError: showFailure,
  });
  const outdated = data?.flatMap(({ kind, id }) => (kind === 'outdated-rate' ? id : [])) ?? [];
  const isRenewing = (ids: readonly number[]): boolean =>
    renew.isPending &&
    renew.variables.length === ids.length &&
    ids.every((id) => renew.variables.includes(id));
  return (
    <Dialog isOpen title="Tax to check" width={640} onClose={onClose}>
      <DialogBody>
        <Soft>What is booked keeps the tax that it has, until you charge another or issue it anew.</Soft>
        {isError && (
          <div style={{ marginTop: 16 }}>
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load the list
            </LoadFailure>
          </div>
        )}
        {!isError && !data && <Skeleton $height="72px" $top="16px" aria-busy="true" />}
        {data?.length === 0 && <Soft style={{ marginTop: 16 }}>Nothing is left to check.</Soft>}
        {may && outdated.length > 1 && (
          <Button
            style={{ marginTop: 16 }}
            look="line"
            size="sm"
            pending={isRenewing(outdated)}
            onClick={() => renew.mutate(outdated)}
          >
            {`Issue all ${outdated.length} anew`}
          </Button>
        )}
        <Matters>
          {data?.map((matter) => {
            const { kind, id, missing, check, exchange } = matter;
            const key = `${kind} ${id}`;
            if (exchange) return <ExchangeRateLine key={key} matter={matter} />;
            if (kind === 'outdated-rate')
              return (
                <OutdatedRateLine
                  key={key}
                  matter={matter}
                  may={may}
                  isRenewing={isRenewing([id])}
                  onRenew={() => renew.mutate([id])}
                />
              );
            if (missing) return <MissingRateLine key={key} matter={matter} missing={missing} may={may} />;
            return (
              check && (
                <NumberLine
                  key={key}
                  matter={matter}
                  check={check}
                  may={may}
                  isCharging={charge.isPending && charge.variables === id}
                  onCharge={() => setCharged(matter)}
                  onKeep={() => setKept(matter)}
                />
              )
            );
          })}
        </Matters>
      </DialogBody>
      <AskDialog
        subject={charged}
        title="Charge tax?"
        textOf={({ bookingReference, customerName }) =>
          `${bookingReference} is taxed as without its number, at the rates of its days. ${customerName} owes the difference and is told, and a new invoice follows. You cannot undo this.`
        }
        keepLabel="Not now"
        actLabel="Charge tax"
        look="primary"
        pending={false}
        onKeep={() => setCharged(null)}
        onAct={({ id }) => {
          setCharged(null);
          charge.mutate(id);
        }}
      />
      {kept && <KeepNumberForm matter={kept} onClose={() => setKept(null)} />}
    </Dialog>
  );
}
