/** @jsxImportSource preact */

import { type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useEffect, useState } from 'preact/hooks';
import type { PublicConfig } from '../../api/transport/wire.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import type { Booked } from '../booked.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Title } from '../parts/Title.tsx';
import { SHOP_URL } from '../shop-url.ts';
import { useSurroundings } from '../surroundings.ts';
import { times } from '../times-file.ts';
import { reading } from '../use-reading.ts';

interface ConfirmedProps {
  readonly booked: Booked;
  readonly onDone: () => void;
}

/** The preferred days of units without a free time. */
const wishesOf = (line: CartLine): readonly string[] =>
  line.slots.flatMap((slot, unit) =>
    timeOf(line, unit)
      ? []
      : [`${formatDay(slot.date)}${slot.time ? `, ${reading?.spoken(slot) ?? slot.time}` : ''}`],
  );

/** The booking as a ticket, and what happens next. */
export function Confirmed({ booked, onDone }: ConfirmedProps) {
  const { shop } = useSurroundings();
  const { bookingReference, payUrl, email, cart, total } = booked;
  const agreed = times?.agreedWords(cart);
  const [brand, setBrand] = useState<PublicConfig | null>(null);
  useEffect(() => {
    shop.config().then(setBrand, () => undefined);
  }, [shop]);
  return (
    <section class="view confirmed" aria-label="Confirmation">
      {brand?.brandLogo && (
        <img class="brand" src={new URL(brand.brandLogo, SHOP_URL).href} alt={brand.brandName} />
      )}
      <span class="badge ok">
        <Icon name="check" size={16} />
        <span>{agreed ? 'Confirmed' : 'Booking received'}</span>
      </span>
      <Title class="poster-title" arrived>
        Order Confirmed!
      </Title>
      <p>{`A confirmation email was sent to ${email}.`}</p>
      <div class="ticket">
        <div>
          <small>Booking reference</small>
          <p class="reference">{bookingReference}</p>
          <ul>
            {cart.map((line) => (
              <li key={line.id}>
                <b>{`${line.experience.title}, ${tierLabel(line.selectedTier)} tier × ${line.quantity}`}</b>
                <p>{[...(times?.wordsOf(line) ?? []), ...wishesOf(line)].join(' · ')}</p>
              </li>
            ))}
          </ul>
        </div>
        <hr />
        <div class="between total">
          Total
          <b>{formatMoney(toMinorUnits(total))}</b>
        </div>
      </div>
      {payUrl && (
        <>
          <p>Your payment page opens in a new tab.</p>
          <a class="button primary lg" href={payUrl} target="_blank" rel="noopener">
            Pay by card
            <Icon name="out" />
          </a>
        </>
      )}
      <p>
        <span>
          {agreed ??
            'A team member will follow up within one business day. All dates are tentative until then.'}
        </span>
        {brand && (
          <>
            {' '}
            Anything to change? Write to <a href={`mailto:${brand.brandMail}`}>{brand.brandMail}</a>
          </>
        )}
      </p>
      <Button look="line" onPress={onDone}>
        Book another
      </Button>
    </section>
  );
}
