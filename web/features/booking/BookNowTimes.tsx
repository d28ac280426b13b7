import { restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useTimeHold } from '../../cart/time-hold.ts';
import { BriefTimes } from '../../forms/free-times/BriefTimes.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';

interface BookNowTimesProps {
  readonly experience: ExperienceWire;
  readonly quantity: number;
  readonly time: ZonedTime | null;
  readonly onChoose: (time: ZonedTime | null) => void;
}

/** A free time for the booking. Without one, a time is chosen or proposed at checkout. */
export default function BookNowTimes({ experience, quantity, time, onChoose }: BookNowTimesProps) {
  const [zone, chooseZone] = useShownZone();
  const cart = useCart();
  const hold = useTimeHold();
  const wanted = { experience, zone, units: quantity, rest: restOfCart(cart), holdId: hold?.id ?? null };
  return <BriefTimes wanted={wanted} zone={zone} onZone={chooseZone} chosen={time} onChoose={onChoose} />;
}
