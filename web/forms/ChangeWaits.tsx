import type { ChangePaymentWire } from '../api/transport/wire.ts';
import { shownAmount } from '../ui/formats/amount.ts';
import { nearDay, ownZone } from '../ui/formats/zone-moment.ts';
import { CopyField } from '../ui/forms/CopyField.tsx';
import { DialogBody, DialogFooter } from '../ui/overlays/Dialog.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { Note } from '../ui/primitives/Note.tsx';

interface ChangeWaitsProps {
  readonly payment: ChangePaymentWire;
  /** Who gets the pay link: a name or an email address. */
  readonly payer: string;
  readonly onClose: () => void;
}

/** Tells the desk that its change of a paid booking is applied once the customer has paid. */
export function ChangeWaits({ payment: { amount, payUrl, expiresAt }, payer, onClose }: ChangeWaitsProps) {
  return (
    <>
      <DialogBody>
        <div style={{ marginBottom: 16 }}>
          <Note tone="info">
            <b>{`The change waits for ${shownAmount(amount)}.`}</b>
            <span>{` ${payer} gets a mail with a link that pays it. Unpaid until ${nearDay(expiresAt, ownZone())}, your time, nothing is changed.`}</span>
          </Note>
        </div>
        <CopyField label="Link that pays the change" value={payUrl} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </>
  );
}
