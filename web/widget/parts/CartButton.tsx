/** @jsxImportSource preact */
import { useBasket } from '../surroundings.ts';
import { Icon } from './Icon.tsx';

/** Opens the cart. The badge shows the number of lines. */
export function CartButton({ onPress }: { readonly onPress: () => void }) {
  const { length } = useBasket().cart;
  return (
    <button
      type="button"
      class="button quiet md cart-button"
      aria-label={`Cart, ${length} ${length === 1 ? 'item' : 'items'}`}
      onClick={onPress}
    >
      <Icon name="bag" />
      <span class="words">Cart</span>
      {length > 0 && <span class="count">{length}</span>}
    </button>
  );
}
