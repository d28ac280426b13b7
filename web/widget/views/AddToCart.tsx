/** @jsxImportSource preact */
import { addOnsTotal, type CartAddOn, lineTotal, MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { HEADCOUNT_LENGTH } from '@wondercast/core/buying/cart/headcount';
import {
  mayMeanPeople,
  peopleWords,
  quantityWords,
  sessionsWords,
} from '@wondercast/core/buying/cart/people';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { formatMoney, formatPrice } from '@wondercast/core/kernel/money';
import {
  DEFAULT_TIER,
  priceOf,
  seatsLabel,
  TIERS,
  type Tier,
  type TierPrices,
  tierLabel,
} from '@wondercast/core/shop/pricing/tiers';
import { useState } from 'preact/hooks';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { headcountOf, peopleProblem, typedRoom } from '../../headless/people-field.ts';
import { Amount } from '../parts/Amount.tsx';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { TextField } from '../parts/TextField.tsx';
import { TimesPart } from '../parts/TimesPart.tsx';
import { useId } from '../parts/use-id.ts';
import { useSurroundings } from '../surroundings.ts';

export interface Chosen {
  readonly selectedTier: Tier;
  readonly quantity: number;
  /** People in each session; null when unknown. */
  readonly headcount: number | null;
  /** The free time of the sessions; null without one. */
  readonly time: ZonedTime | null;
}

interface AddToCartProps {
  readonly prices: TierPrices;
  readonly addOns: readonly CartAddOn[];
  readonly onAdd: (chosen: Chosen) => void;
  /** The experience whose free times can be chosen here; null for others. */
  readonly timed: ExperienceWire | null;
  /** URL of the shop's own page, where a free time is chosen, for an experience that can only be booked at one; null otherwise. */
  readonly href: string | null;
}

/** The ticket: size, quantity, total, and Add to cart. */
export function AddToCart({ prices, addOns, onAdd, timed, href }: AddToCartProps) {
  const [selectedTier, setTier] = useState<Tier>(DEFAULT_TIER);
  const [quantity, setQuantity] = useState(1);
  const [people, setPeople] = useState('');
  /** Whether to ask if a large number of sessions was meant. */
  const [isAsking, setAsking] = useState(false);
  const [time, setTime] = useState<ZonedTime | null>(null);
  const { shop } = useSurroundings();
  const name = useId();
  const tierPrice = priceOf(prices, selectedTier);
  const headcount =
    peopleProblem(people, selectedTier, quantity) === null ? headcountOf(people, quantity) : null;
  const choosePeople = (text: string) => {
    const room = typedRoom(text);
    setPeople(text);
    setAsking(false);
    if (!room) return;
    setTier(room.tier);
    setQuantity(room.sessions);
  };
  const add = () =>
    onAdd({ selectedTier, quantity, headcount, time: quantity > MAX_TIMED_UNITS ? null : time });
  const press = () => {
    if (href) open(href, '_blank', 'noopener');
    else if (mayMeanPeople(quantity) && headcount === null) setAsking(true);
    else add();
  };
  return (
    <section class={timed ? 'ticket tall' : 'ticket'} aria-label="Add to Cart">
      <div>
        <h3>Add to Cart</h3>
        <p class="hint">Choose your room size</p>
        <fieldset class="choices" aria-label="Pricing tier">
          {TIERS.map((tier) => (
            <Choice
              key={tier}
              type="radio"
              name={name}
              title={tierLabel(tier)}
              text={seatsLabel(tier)}
              checked={tier === selectedTier}
              onChange={() => setTier(tier)}
              end={<span class="tier-price">{formatPrice(priceOf(prices, tier))}</span>}
            />
          ))}
        </fieldset>
        <TextField
          label="How many people?"
          note="optional"
          autoComplete="off"
          maxLength={HEADCOUNT_LENGTH}
          value={people}
          error={peopleProblem(people, selectedTier, quantity)}
          onText={choosePeople}
        />
        <div class="between">
          Quantity
          <Stepper
            label="Quantity"
            value={quantity}
            max={MAX_QUANTITY}
            onChange={(count) => {
              setAsking(false);
              setQuantity(count);
            }}
          />
        </div>
        <p class="hint" aria-live="polite">
          {quantityWords(quantity, selectedTier)}
        </p>
        {timed && (
          <TimesPart name="ticket" told={{ shop, experience: timed, quantity, time, onTime: setTime }} />
        )}
      </div>
      <hr />
      <div>
        <dl class="sums">
          <div>
            <dt>{`${tierLabel(selectedTier)} tier × ${quantity}`}</dt>
            <dd>{formatMoney(lineTotal({ tierPrice, addOns: [], quantity }))}</dd>
          </div>
          {addOns.length > 0 && (
            <div>
              <dt>Add-ons, per experience</dt>
              <dd>{formatMoney(addOnsTotal({ addOns }))}</dd>
            </div>
          )}
        </dl>
        <div class="between total">
          Total
          <Amount amount={lineTotal({ tierPrice, addOns, quantity })} />
        </div>
        {isAsking && (
          <Note tone="warn">
            <p>{`${sessionsWords(quantity)}? Did you mean ${peopleWords(quantity)}?`}</p>
            <Button look="quiet" size="sm" onPress={() => choosePeople(String(quantity))}>
              {peopleWords(quantity)}
            </Button>
            <Button look="quiet" size="sm" onPress={add}>
              {sessionsWords(quantity)}
            </Button>
          </Note>
        )}
        <Button size="lg" full onPress={press}>
          <Icon name="bag" />
          <span>{href ? 'Choose a time' : 'Add to Cart'}</span>
        </Button>
        <p class="hint centre">No charge yet. Pay by card or later.</p>
      </div>
    </section>
  );
}
