import { Button } from '../../ui/primitives/Button.tsx';
import type { SessionDelivery } from './use-session-delivery.ts';

/** Marks a session as delivered that is over. */
export function DeliverButton({ delivery: { pending, deliver } }: { readonly delivery: SessionDelivery }) {
  return (
    <Button pending={pending} onClick={deliver}>
      Mark delivered
    </Button>
  );
}
