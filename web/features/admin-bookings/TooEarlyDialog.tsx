import type { TooEarly } from '../../headless/too-early.ts';
import { counted } from '../../ui/formats/counted.ts';
import { momentIn, ownZone } from '../../ui/formats/zone-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';

const textOf = ({ timeless, ahead, until }: TooEarly): string =>
  [
    ahead > 0 && until
      ? `${counted(ahead, 'session')} ${ahead === 1 ? 'is' : 'are'} still to come, until ${momentIn(until, ownZone())}.`
      : '',
    timeless > 0 ? `${counted(timeless, 'session')} ${timeless === 1 ? 'has' : 'have'} no agreed time.` : '',
    'Delivered sessions take nobody’s time any longer, and their customer is asked for a review.',
  ]
    .filter(Boolean)
    .join(' ');

interface TooEarlyDialogProps {
  /** null when the dialog is closed. */
  readonly early: TooEarly | null;
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onAct: () => void;
}

/** Asks before a booking is marked as delivered although it cannot have taken place. */
export function TooEarlyDialog({ early, pending, onKeep, onAct }: TooEarlyDialogProps) {
  return (
    <AskDialog
      subject={early}
      title="Delivered already?"
      textOf={textOf}
      keepLabel="Not yet"
      actLabel="Mark delivered"
      look="primary"
      pending={pending}
      onKeep={onKeep}
      onAct={onAct}
    />
  );
}
