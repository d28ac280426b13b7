import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { ownZone } from '../../ui/formats/zone-moment.ts';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';

/** The zone in which free times are shown: the visitor's own, until they choose another for the life of the page. */
export const useZone = (shop: Shop): readonly [zone: Zone, choose: (zone: Zone) => void] => [
  useBasketOf(shop).zone ?? ownZone(),
  (zone) => shop.basket.change({ zone }),
];
