import { isScheduled } from '@wondercast/core/buying/cart/cart';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { UserWire } from '../../api/transport/wire.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useFreshCart } from '../../cart/use-fresh-cart.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { EmptyCart } from '../../ui/shop/EmptyCart.tsx';
import { ScheduleLine } from './ScheduleLine.tsx';
import { Lines } from './schedule-look.ts';

function AllScheduled() {
  return (
    <EmptyState
      icon={CalendarCheck}
      title="All cart items have been scheduled!"
      action={
        <>
          <ButtonLink look="line" to="/profile?tab=bookings">
            Your Bookings
          </ButtonLink>
          <ButtonLink look="bare" to="/checkout">
            Checkout
          </ButtonLink>
        </>
      }
    />
  );
}

/** The cart's lines that have no day yet. */
export default function ScheduleExperiences({ user }: { readonly user: UserWire }) {
  const cart = useCart();
  const lines = cart.filter((line) => !isScheduled(line));
  const box = useKeptFocus<HTMLDivElement>(lines.length);
  useFreshCart();
  return (
    <div ref={box} tabIndex={-1}>
      {lines.length > 0 ? (
        <Lines>
          {lines.map((line) => (
            <ScheduleLine key={line.id} line={line} user={user} />
          ))}
        </Lines>
      ) : (
        <Panel>{cart.length === 0 ? <EmptyCart /> : <AllScheduled />}</Panel>
      )}
    </div>
  );
}
