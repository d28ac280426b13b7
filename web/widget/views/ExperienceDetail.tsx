/** @jsxImportSource preact */
import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import type { CartAddOn } from '@wondercast/core/buying/cart/cart';
import { ADDED_TO_CART } from '@wondercast/core/buying/cart/words';
import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { decodeOfferedAddOn, decodeOfferedExperience } from '@wondercast/openapi/codec/offer';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AddOnWire, ExperienceWire } from '../../api/transport/wire.ts';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PolicySteps } from '../parts/PolicySteps.tsx';
import { useSurroundings } from '../surroundings.ts';
import { usePolicyWords } from '../use-policy-words.ts';
import { AddToCart, type Chosen } from './AddToCart.tsx';
import { ExperienceBanner } from './ExperienceBanner.tsx';

interface ExperienceDetailProps {
  readonly experience: ExperienceWire;
  /** The add-ons that can be booked. */
  readonly addOns: readonly AddOnWire[];
  /** Whether its free times can be shown here. */
  readonly hasTimes: boolean;
  readonly arrived: boolean;
  readonly onCart: () => void;
  /** The back button and the cart button. */
  readonly bar: ComponentChildren;
}

/** The page of an experience with its ticket. */
export function ExperienceDetail({
  experience,
  addOns,
  hasTimes,
  arrived,
  onCart,
  bar,
}: ExperienceDetailProps) {
  const { shop, say } = useSurroundings();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const offered = decodeOfferedExperience(experience);
  const chosen: readonly CartAddOn[] = addOns.filter(({ id }) => wanted.has(id)).map(decodeOfferedAddOn);
  const inclusions = inclusionsOf(experience);
  const steps = usePolicyWords(experience);

  const toggle = (id: number) => {
    const after = new Set(wanted);
    if (!after.delete(id)) after.add(id);
    setWanted(after);
  };
  const add = (added: Chosen) => {
    const { cart } = shop.basket.now();
    const { selectedTier, quantity } = added;
    const addition = { ...added, experience: offered, addOns: chosen };
    shop.basket.change({ cart: addToCart(cart, addition, Date.now()) });
    say(`${ADDED_TO_CART}: ${quantity} ${tierLabel(selectedTier)} tier(s) of ${experience.title}`);
    onCart();
  };

  return (
    <>
      <ExperienceBanner experience={experience} arrived={arrived}>
        {bar}
      </ExperienceBanner>
      <div class="columns">
        <div>
          <div class="part description">
            {experience.description.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {inclusions.length > 0 && (
            <div class="part">
              <h3>What's Included</h3>
              <ul class="inclusions">
                {inclusions.map((inclusion) => (
                  <li key={inclusion}>
                    <Icon name="check" />
                    <span>{inclusion}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {addOns.length > 0 && (
            <div class="part">
              <h3>Available Add-Ons</h3>
              <p class="hint">Priced per experience.</p>
              <div class="choices">
                {addOns.map(({ id, name, description, price }) => (
                  <Choice
                    key={id}
                    type="checkbox"
                    title={name}
                    text={description}
                    checked={wanted.has(id)}
                    onChange={() => toggle(id)}
                    end={`+${formatMoney(toMinorUnits(price))}`}
                  />
                ))}
              </div>
            </div>
          )}
          {steps.length > 0 && (
            <div class="part">
              <PolicySteps steps={steps} />
            </div>
          )}
        </div>
        <AddToCart
          prices={offered.prices}
          addOns={chosen}
          onAdd={add}
          timed={hasTimes ? experience : null}
          href={hasTimes || takesWishes(experience) ? null : `${shop.url}/experience/${experience.slug}`}
        />
      </div>
    </>
  );
}
