import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { lineTotal, MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { mayMeanPeople, quantityWords, roomFor } from '@wondercast/core/buying/cart/people';
import { ADDED_TO_CART } from '@wondercast/core/buying/cart/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { formatPrice } from '@wondercast/core/kernel/money';
import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { DEFAULT_TIER, priceOf, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { decodeOfferedExperience } from '@wondercast/openapi/codec/offer';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { headcountOf, peopleProblem } from '../../headless/people-field.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { MoreBelow } from '../../ui/overlays/MoreBelow.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { viewCart } from '../../ui/overlays/view-cart.ts';
import { Badge, LiveBadge } from '../../ui/primitives/Badge.tsx';
import { Button, ButtonLink } from '../../ui/primitives/Button.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Fine, Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { Badges, Facts } from '../../ui/shop/banner-look.ts';
import { ExperienceFacts } from '../../ui/shop/ExperienceFacts.tsx';
import { type AskedQuantity, ManySessions } from '../../ui/shop/ManySessions.tsx';
import { PeopleField } from '../../ui/shop/PeopleField.tsx';
import { TierOptions } from '../../ui/shop/TierOptions.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { Actions, Art, Caption, Close, Main, Sheet, Sum, Title } from './book-now-look.ts';

const BookNowTimes = lazy(() => import('./BookNowTimes.tsx'));

/** The first paragraph of a description. */
const openingOf = (description: string): string => description.split(/\n\s*\n/)[0] ?? '';

interface BookNowProps {
  readonly experience: ExperienceWire;
  readonly onClose: () => void;
}

function BookNowSheet({ experience, onClose }: BookNowProps) {
  const [tier, setTier] = useState<Tier>(DEFAULT_TIER);
  const [quantity, setQuantity] = useState(1);
  const [people, setPeople] = useState('');
  const [taken, chooseTime] = useState<ZonedTime | null>(null);
  // A larger quantity than a cart may have at free times is added without times.
  const isTimed = offersTimes(experience) && quantity <= MAX_TIMED_UNITS;
  const time = isTimed ? taken : null;
  const [asked, setAsked] = useState<(AskedQuantity & { readonly way: 'add' | 'checkout' }) | null>(null);
  const navigate = useNavigate();
  const offered = decodeOfferedExperience(experience);
  const tierPrice = priceOf(offered.prices, tier);
  const { slug, title, description, isNew, imageUrl } = experience;

  // Closing resets quantity and tier to one and Starter (specification §4).
  const total = lineTotal({ tierPrice, addOns: [], quantity });
  const headcount = peopleProblem(people, tier, quantity) === null ? headcountOf(people, quantity) : null;
  const put = () => {
    changeCart((cart) =>
      addToCart(
        cart,
        { experience: offered, selectedTier: tier, addOns: [], quantity, headcount, time },
        Date.now(),
      ),
    );
    onClose();
  };
  const done = {
    add: () => {
      put();
      showToast(ADDED_TO_CART, `${title} (${tier} tier) x${quantity} has been added to your cart!`, viewCart);
    },
    checkout: () => {
      put();
      navigate('/checkout');
    },
  };
  const press = (way: keyof typeof done) =>
    mayMeanPeople(quantity) && headcount === null ? setAsked({ quantity, tier, total, way }) : done[way]();

  return (
    <Sheet>
      <Art>
        <Picture src={imageUrl} kind="card" sizes="(max-width: 719px) 100vw, 400px" />
        <Caption>
          <Badges>
            {isNew && <Badge tone="new">NEW</Badge>}
            <LiveBadge />
          </Badges>
          <Title>{title}</Title>
        </Caption>
      </Art>
      <Main>
        <div>
          <Facts style={{ paddingRight: 48, color: 'var(--text-2)', fontSize: 14.5 }}>
            <ExperienceFacts experience={experience} />
          </Facts>
          <Soft style={{ marginTop: 12 }}>{openingOf(description)}</Soft>
        </div>
        <div>
          <Subheading style={{ marginBottom: 12 }}>Choose your room size</Subheading>
          <TierOptions prices={offered.prices} chosen={tier} onChoose={setTier} columns={2} />
        </div>
        <PeopleField
          text={people}
          tier={tier}
          quantity={quantity}
          onChange={(text, room) => {
            setPeople(text);
            if (!room) return;
            setTier(room.tier);
            setQuantity(room.sessions);
          }}
        />
        {isTimed && (
          <Suspense fallback={<Skeleton $height="94px" $radius="var(--r-md)" />}>
            <BookNowTimes experience={experience} quantity={quantity} time={time} onChoose={chooseTime} />
          </Suspense>
        )}
        <Sum>
          <div style={{ justifyItems: 'start' }}>
            <b>Quantity</b>
            <Stepper label="Quantity" value={quantity} max={MAX_QUANTITY} onChange={setQuantity} />
            <Fine aria-live="polite">{quantityWords(quantity, tier)}</Fine>
          </div>
          <div>
            <Fine>{`${quantity} × ${formatPrice(tierPrice)} ${tierLabel(tier)}`}</Fine>
            <Total amount={total} withCode withNote />
          </div>
        </Sum>
        <Actions>
          <Button size="lg" onClick={() => press('add')}>
            <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
            Add to Cart
          </Button>
          <Button look="line" size="lg" onClick={() => press('checkout')}>
            Check out
          </Button>
          <ButtonLink look="bare" size="lg" to={`/experience/${slug}`} onClick={onClose}>
            Full details
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </ButtonLink>
        </Actions>
        <ManySessions
          asked={asked}
          onClose={() => setAsked(null)}
          onSessions={() => {
            setAsked(null);
            if (asked) done[asked.way]();
          }}
          onPeople={(count) => {
            const room = roomFor(count);
            setAsked(null);
            setPeople(String(count));
            setTier(room.tier);
            setQuantity(room.sessions);
          }}
        />
        <MoreBelow />
      </Main>
      <Close fill aria-label="Close" onClick={onClose}>
        <X size={20} strokeWidth={1.75} />
      </Close>
    </Sheet>
  );
}

export default function BookNowDialog({ isOpen, ...props }: BookNowProps & { readonly isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={`Book ${props.experience.title}`}
      width={1000}
      headless
    >
      <BookNowSheet {...props} />
    </Dialog>
  );
}
