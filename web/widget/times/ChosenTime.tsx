/** @jsxImportSource preact */
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { freeTimeWords, momentWords } from '../../ui/formats/free-time-words.ts';
import { alsoIn, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Shop } from '../shop.ts';

interface ChosenTimeProps {
  readonly shop: Shop;
  readonly time: ZonedTime;
  readonly units: number;
  /** A button for the time. */
  readonly action?: VNode;
}

/** The chosen time in the zone in which it was chosen, and in the reader's or shop's zone when clocks differ. */
export function ChosenTime({ shop, time, units, action }: ChosenTimeProps) {
  const [shopZone, setShopZone] = useState(time.zone);
  useEffect(() => {
    shop.config().then(
      ({ bookingRules }) => setShopZone(zoneOf(bookingRules.zone)),
      () => undefined,
    );
  }, [shop]);
  const at = time.startsAt.getTime();
  const elsewhere = alsoIn(at, time.zone, ownZone()) ?? alsoIn(at, time.zone, shopZone);
  const moment = momentWords(time);
  const agreed = units === 1 ? 'Agreed at once, no waiting.' : 'Each session has its own host.';
  return (
    <div class="chosen" role="status">
      <Icon name="check" />
      <div>
        <b>{moment}</b>
        <span>{freeTimeWords(time).slice(moment.length)}</span>
        <p>{elsewhere ? `${elsewhere}. ${agreed}` : agreed}</p>
      </div>
      {action}
    </div>
  );
}
