import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { styled } from 'styled-components';
import { useCartCount } from '../../cart/cart-count.ts';
import { openOverlay } from '../../ui/overlays/overlays.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';

const Count = styled.span`
  position: absolute;
  top: 1px;
  right: -1px;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--live-fill);
  color: var(--white);
  font: 700 12px/20px var(--sans);
  text-align: center;
  box-shadow: 0 0 0 2.5px var(--ground);
  :root:has([data-under-header]) header:not([data-scrolled]) & {
    box-shadow: none;
  }
`;

/** The badge shows the number of lines (decision 029). */
export function CartButton() {
  const length = useCartCount();
  const items = length === 1 ? '1 item' : `${length} items`;
  return (
    <IconButton
      data-script=""
      aria-label={`Cart, ${items}`}
      aria-haspopup="dialog"
      onClick={() => openOverlay('cart')}
    >
      <ShoppingBag size={20} strokeWidth={1.75} />
      {length > 0 && <Count aria-hidden="true">{length}</Count>}
    </IconButton>
  );
}
