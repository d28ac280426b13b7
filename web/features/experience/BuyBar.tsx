import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { styled } from 'styled-components';
import { Button } from '../../ui/primitives/Button.tsx';
import { Fine } from '../../ui/primitives/Text.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import type { Selection } from './use-selection.ts';

const Bar = styled.div`
  display: none;
  @media (max-width: 1079.98px) and (scripting: enabled) {
    display: flex;
    position: sticky;
    bottom: 0;
    z-index: 12;
    align-items: center;
    gap: 16px;
    padding: 12px 20px calc(12px + env(safe-area-inset-bottom));
    background: var(--glass);
    backdrop-filter: blur(18px);
    border-top: 1px solid var(--line);
    & > button {
      margin-left: auto;
    }
  }
`;

/** A bar with the current choice, for pages where the ticket is far down. */
export function BuyBar({ selection: { tier, addOns, total, add } }: { readonly selection: Selection }) {
  const extras = addOns.length === 1 ? ', 1 add-on' : addOns.length > 1 ? `, ${addOns.length} add-ons` : '';
  return (
    <Bar data-buy-bar="">
      <div>
        <Fine as="p">{`${tierLabel(tier)}${extras}`}</Fine>
        <Total amount={total} small />
      </div>
      <Button onClick={add}>
        <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
        Add to Cart
      </Button>
    </Bar>
  );
}
