import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Nothing to check out. */
export function EmptyCheckout() {
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
