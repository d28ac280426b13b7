import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ButtonLink } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';

/** Said where the cart's lines would stand. */
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
