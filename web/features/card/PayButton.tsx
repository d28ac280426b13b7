import { formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { Button } from '../../ui/primitives/Button.tsx';
import { Fine } from './card-look.ts';

interface PayButtonProps {
  readonly amount: MinorUnits;
  readonly pending: boolean;
  /** Why it cannot be pressed; null when it can. */
  readonly blocked: string | null;
  /** Tells where the typed data goes. */
  readonly note: string;
}

/** A button that names the amount it charges. */
export function PayButton({ amount, pending, blocked, note }: PayButtonProps) {
  const id = useId();
  return (
    <div style={{ marginTop: 22 }}>
      <Button
        type="submit"
        size="lg"
        full
        pending={pending}
        disabled={blocked !== null && !pending}
        aria-describedby={id}
      >
        {pending ? 'Processing payment...' : `Pay ${formatMoney(amount)}`}
      </Button>
      <Fine id={id} aria-live="polite">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{blocked ?? note}</span>
      </Fine>
    </div>
  );
}
