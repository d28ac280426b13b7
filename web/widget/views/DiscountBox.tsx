/** @jsxImportSource preact */

import { cartTotal } from '@wondercast/core/buying/cart/cart';
import { MAX_CODE_LENGTH } from '@wondercast/core/buying/discount/code-text';
import { toAmount } from '@wondercast/core/kernel/money';
import { useState } from 'preact/hooks';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useBasket, useSurroundings } from '../surroundings.ts';
import { problemFor } from '../trouble.ts';

/** The field for a discount code. The server decides whether it is valid, and words the reason. */
export function DiscountBox({ discount }: { readonly discount: QuoteWire['discount'] }) {
  const { shop, sendEvent, say } = useSurroundings();
  const { cart, code } = useBasket();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const apply = async () => {
    setPending(true);
    setError(null);
    try {
      const orderAmount = toAmount(cartTotal(cart));
      const found = await shop.client.post('/api/discount-codes/validate', {
        body: { code: text, orderAmount },
        idempotencyKey: null,
      });
      if (found.valid) {
        shop.basket.change({ code: found.discountCode?.code ?? text });
        say('Discount Applied!');
      } else {
        setError(found.error);
        sendEvent('error', { kind: 'declined', status: 200, message: found.error ?? '', reason: null });
      }
    } catch (failure) {
      const trouble = await problemFor(failure, shop.client);
      setError(trouble.message);
      sendEvent('error', trouble);
    }
    setPending(false);
  };

  return (
    <form
      class="code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TextField
        label="Discount code"
        name="discountCode"
        autoComplete="off"
        isCode
        maxLength={MAX_CODE_LENGTH}
        value={text}
        error={error}
        onText={(typed) => {
          setText(typed);
          setError(null);
        }}
        after={
          <Button type="submit" look="quiet" pending={pending}>
            Apply
          </Button>
        }
      />
      {code && (
        <p class="applied">
          <Icon name="check" size={16} />
          <span>{discount?.description || code}</span>
          <Button
            look="bare"
            size="sm"
            label={`Remove discount code ${code}`}
            onPress={() => shop.basket.change({ code: null })}
          >
            <Icon name="close" size={16} />
          </Button>
        </p>
      )}
    </form>
  );
}
