/** @jsxImportSource preact */
import {
  type CartLine,
  lineTotal,
  MAX_QUANTITY,
  removeLine,
  setQuantity,
} from '@wondercast/core/buying/cart/cart';
import { formatUsd } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { useSurroundings } from '../surroundings.ts';

interface CartLineItemProps {
  readonly line: CartLine;
  /** The line as the shop prices it; null until it has. */
  readonly quoted: QuoteWire['lines'][number] | null;
}

/** One line: what it is, how often, what it comes to, and why it cannot be booked when it cannot. */
export function CartLineItem({ line, quoted }: CartLineItemProps) {
  const { basket } = useSurroundings().shop;
  const { id, experience, selectedTier, tierPrice, addOns, quantity } = line;
  const { cart } = basket.now();
  const gone = quoted ? addOns.filter((addOn) => !quoted.addOns.some((kept) => kept.id === addOn.id)) : [];
  const isGone = quoted?.title === null;
  const dropGone = () =>
    basket.change({
      cart: cart.map((each) =>
        each.id === id ? { ...each, addOns: addOns.filter((addOn) => !gone.includes(addOn)) } : each,
      ),
    });
  return (
    <li class="item">
      <Picture src={experience.imageUrl} kind="card" sizes="52px" />
      <div>
        <div class="between">
          <b>{experience.title}</b>
          <b>{formatUsd(lineTotal(line))}</b>
        </div>
        <p>{`${tierLabel(selectedTier)} tier, ${seatsLabel(selectedTier)} · ${formatUsd(tierPrice)}`}</p>
        {addOns.map((addOn) => (
          <p key={addOn.id} class={gone.includes(addOn) ? 'gone' : undefined}>
            {`${addOn.name} +${formatUsd(addOn.price)}`}
          </p>
        ))}
        {quoted?.problem && (
          <p class="wrong">
            <Icon name="alert" size={16} />
            <span>{quoted.problem}</span>
          </p>
        )}
        {gone.length > 0 && !isGone && (
          <Button look="quiet" size="sm" onPress={dropGone}>
            Book without it
          </Button>
        )}
        <div class="between">
          <Stepper
            label={`Quantity of ${experience.title}`}
            value={quantity}
            max={MAX_QUANTITY}
            onChange={(count) => basket.change({ cart: setQuantity(cart, id, count) })}
          />
          <Button
            look="bare"
            size="sm"
            label={`Remove ${experience.title}`}
            onPress={() => basket.change({ cart: removeLine(cart, id) })}
          >
            <Icon name="remove" size={16} />
          </Button>
        </div>
      </div>
    </li>
  );
}
