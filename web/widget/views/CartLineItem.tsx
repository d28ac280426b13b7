/** @jsxImportSource preact */

import { type CartLine, lineTotal, MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { removeLine, setQuantity } from '@wondercast/core/buying/cart/line-units';
import {
  mayMeanPeople,
  peopleWords,
  quantityWords,
  sessionsWords,
} from '@wondercast/core/buying/cart/people';
import { seatPeople } from '@wondercast/core/buying/cart/seat-people';
import { formatMoney } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useState } from 'preact/hooks';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { useSurroundings } from '../surroundings.ts';
import { times } from '../times-file.ts';

interface CartLineItemProps {
  readonly line: CartLine;
  /** The line with the server's price; null until it arrives. */
  readonly quoted: QuoteWire['lines'][number] | null;
}

/** A cart line: experience, quantity, price, and why it cannot be booked, if so. */
export function CartLineItem({ line, quoted }: CartLineItemProps) {
  const { basket } = useSurroundings().shop;
  const { id, experience, selectedTier, tierPrice, addOns, quantity } = line;
  /** A large number of sessions that waits for the visitor's answer. */
  const [asked, setAsked] = useState<number | null>(null);
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
          <b>{formatMoney(lineTotal(line))}</b>
        </div>
        <p>{`${tierLabel(selectedTier)} tier, ${seatsLabel(selectedTier)} · ${formatMoney(tierPrice)}`}</p>
        {times?.wordsOf(line).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {addOns.map((addOn) => (
          <p key={addOn.id} class={gone.includes(addOn) ? 'gone' : undefined}>
            {`${addOn.name} +${formatMoney(addOn.price)}`}
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
            onChange={(count) => {
              if (mayMeanPeople(count, quantity)) return setAsked(count);
              setAsked(null);
              basket.change({ cart: setQuantity(cart, id, count) });
            }}
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
        <p class="hint" aria-live="polite">
          {quantityWords(quantity, selectedTier)}
        </p>
        {asked !== null && (
          <Note tone="warn">
            <p>{`${sessionsWords(asked)}? Did you mean ${peopleWords(asked)}?`}</p>
            <Button
              look="quiet"
              size="sm"
              onPress={() => {
                setAsked(null);
                basket.change({ cart: seatPeople(cart, id, asked) });
              }}
            >
              {peopleWords(asked)}
            </Button>
            <Button
              look="quiet"
              size="sm"
              onPress={() => {
                setAsked(null);
                basket.change({ cart: setQuantity(cart, id, asked) });
              }}
            >
              {sessionsWords(asked)}
            </Button>
          </Note>
        )}
      </div>
    </li>
  );
}
