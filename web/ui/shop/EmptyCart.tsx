import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ButtonLink } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';

/** Shown in place of the cart's lines. */
export function EmptyCart() {
  return (
    <EmptyState
      icon={ShoppingBag}
      title="Your cart is empty"
      action={
        <ButtonLink look="line" to="/">
          Browse Experiences
        </ButtonLink>
      }
    />
  );
}
