import { useMutation } from '@tanstack/react-query';
import { cartTotal } from '@wondercast/core/buying/cart/cart';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { recordOrder } from '../../api/booking/order.ts';
import { currentCart, useCart } from '../../cart/cart-store.ts';
import { useFreshCart } from '../../cart/use-fresh-cart.ts';
import { useHeldTimes } from '../../cart/use-held-times.ts';
import { timedUnitsOf } from '../../headless/held-times.ts';
import { isStillMeant, takenUnits } from '../../headless/taken-units.ts';
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/overlays/Drawer.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { HeldUntil } from '../../ui/shop/HeldUntil.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { CartLineItem } from './CartLineItem.tsx';

const Empty = styled(DrawerBody)`
  display: grid;
  place-items: center;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  color: var(--text-2);
  & > span:last-child {
    color: var(--text);
  }
`;

interface CartPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Contents({ onClose }: { readonly onClose: () => void }) {
  const cart = useCart();
  const navigate = useNavigate();
  const { mutate: checkout, isPending } = useMutation({
    ...recordOrder,
    onSuccess: () => {
      onClose();
      navigate('/checkout');
    },
    onError: ({ message }) => {
      // Specification §4: the failure is only logged, and the visitor stays.
      console.error(message || 'Failed to create order');
    },
  });
  const fresh = useFreshCart();
  const taken = takenUnits(fresh?.taken ?? [], fresh?.sent ?? []).filter((each) => isStillMeant(cart, each));
  const held = useHeldTimes(cart);
  const isTimed = timedUnitsOf(cart) === cart.reduce((units, { quantity }) => units + quantity, 0);

  if (cart.length === 0)
    return (
      <Empty>
        <EmptyState
          icon={ShoppingBag}
          titleAs="h3"
          title="Your cart is empty"
          text="Pick an experience and a room size, and it will wait for you here."
          action={
            <Button look="line" onClick={onClose}>
              Browse Experiences
            </Button>
          }
        />
      </Empty>
    );

  return (
    <>
      <DrawerBody>
        <ul>
          {cart.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              taken={taken.filter(({ lineId }) => lineId === line.id)}
              onLeave={onClose}
              onAllTimes={() => {
                onClose();
                navigate('/checkout');
              }}
            />
          ))}
        </ul>
      </DrawerBody>
      <DrawerFooter>
        <Row>
          <span>Total</span>
          <Total amount={cartTotal(cart)} withCode withNote />
        </Row>
        {held && (
          <div style={{ marginTop: 12 }}>
            <HeldUntil {...held} count={timedUnitsOf(cart)} />
          </div>
        )}
        <Hint style={{ margin: '8px 0 16px' }}>
          {isTimed ? 'You can pay now or later.' : 'Dates are picked at checkout. You can pay now or later.'}
        </Hint>
        <Button size="lg" full pending={isPending} onClick={() => checkout(currentCart())}>
          Checkout
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </DrawerFooter>
    </>
  );
}

/** The cart in a drawer at the right edge. */
export default function CartPanel({ isOpen, onClose }: CartPanelProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="right" title="Shopping Cart">
      <Contents onClose={onClose} />
    </Drawer>
  );
}
