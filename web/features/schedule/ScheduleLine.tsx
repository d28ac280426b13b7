import { addOnsTotal, type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { removeLine, setQuantity } from '@wondercast/core/buying/cart/line-units';
import { seatPeople } from '@wondercast/core/buying/cart/seat-people';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { formatMoney, plus } from '@wondercast/core/kernel/money';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import type { UserWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button, ButtonLink } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Hint, PanelTitle, TextLink } from '../../ui/primitives/Text.tsx';
import { LineQuantity } from '../../ui/shop/LineQuantity.tsx';
import { Booking, Facts, Line, Quantity } from './schedule-look.ts';
import { useBookLine } from './use-book-line.ts';

const NO_DATE = 'Please select a date for this experience.';

interface ScheduleLineProps {
  readonly line: CartLine;
  readonly user: UserWire;
}

/** One line of the cart without a day. */
export function ScheduleLine({ line, user }: ScheduleLineProps) {
  const { id, experience, quantity, selectedTier, tierPrice, addOns, slots } = line;
  const { bookingMode } = experience;
  const box = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState<LocalDate | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { pending, lacksProfile, book } = useBookLine(line, user);
  const open = slots.filter(({ date }, unit) => date === null && timeOf(line, unit) === null).length;

  const submit = () => {
    if (day) return void book(day);
    setError(NO_DATE);
    showError(NO_DATE, 'Date Required');
    box.current?.querySelector('button')?.focus();
  };

  return (
    <Line>
      <Picture src={experience.imageUrl} kind="card" sizes="116px" />
      <div>
        <PanelTitle>
          <Link to={`/experience/${experience.slug}`}>{experience.title}</Link>
        </PanelTitle>
        <Facts>
          <span>{`${experience.duration} · ${formatMoney(plus(tierPrice, addOnsTotal(line)))} × ${quantity}`}</span>
          <br />
          <span>{[`${tierLabel(selectedTier)} tier`, ...addOns.map(({ name }) => name)].join(' · ')}</span>
        </Facts>
        <Quantity>
          <LineQuantity
            line={line}
            onQuantity={(count) => changeCart((cart) => setQuantity(cart, id, count))}
            onPeople={(count) => changeCart((cart) => seatPeople(cart, id, count))}
          />
          <Button
            look="bare"
            size="sm"
            aria-label={`Remove ${experience.title}`}
            onClick={() => changeCart((cart) => removeLine(cart, id))}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Remove
          </Button>
        </Quantity>
      </div>
      {bookingMode && !takesWishes({ bookingMode }) ? (
        <Booking>
          <Hint>It is booked at a free time, which you choose at checkout.</Hint>
          <ButtonLink full to="/checkout">
            Choose a time
          </ButtonLink>
        </Booking>
      ) : (
        <Booking ref={box}>
          <DateField
            label="Date"
            value={day}
            error={error}
            onChange={(chosen) => {
              setDay(chosen);
              setError(null);
            }}
          />
          {open < quantity && (
            <Hint>{`For the ${open === 1 ? 'session' : `${open} sessions`} without a date.`}</Hint>
          )}
          <Button full pending={pending} onClick={submit}>
            Book Experience
          </Button>
          {lacksProfile && (
            <Note tone="warn">
              We take your name and email from your profile.{' '}
              <TextLink as={Link} to="/profile">
                Complete your profile
              </TextLink>
            </Note>
          )}
        </Booking>
      )}
    </Line>
  );
}
