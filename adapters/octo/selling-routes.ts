import { SEAT_CAPS } from '@wondercast/core/shop/pricing/tiers';
import type { AskedOption, AvailabilityIn } from './availability.ts';
import { allCapabilities } from './capabilities.ts';
import type { OctoDeps } from './deps.ts';
import { invalidUnit } from './errors.ts';
import { type OfferedIn, tierOf } from './offered.ts';
import { GUEST, productOf } from './products.ts';
import type { Route } from './routes.ts';
import { availabilityRule, calendarRule, read } from './rules.ts';
import { supplierOf } from './supplier.ts';

interface AskedUnits {
  readonly productId: string;
  readonly optionId: string;
  readonly units?: readonly { readonly id: string; readonly quantity: number }[] | null | undefined;
}

/** @throws OctoError 'INVALID_UNIT_ID' */
const guestsOf = ({ units }: AskedUnits): number | null => {
  if (!units || units.length === 0) return null;
  return units.reduce((sum, { id, quantity }) => {
    if (id !== GUEST) throw invalidUnit(id);
    return Math.min(sum + quantity, SEAT_CAPS.ultimate + 1);
  }, 0);
};

/** Routes for products and availability. */
export const sellingRoutes = (
  { ports }: OctoDeps,
  offered: OfferedIn,
  availability: AvailabilityIn,
): readonly Route[] => {
  const askedOf = async (body: AskedUnits): Promise<AskedOption> => ({
    offered: await offered.product(body.productId),
    tier: tierOf(body.optionId),
    guests: guestsOf(body),
  });
  return [
    { method: 'GET', path: '/supplier', scope: null, handle: ({ told }) => supplierOf(ports.profile, told) },
    { method: 'GET', path: '/capabilities', scope: null, handle: () => allCapabilities },
    {
      method: 'GET',
      path: '/products',
      scope: null,
      handle: async ({ told }) => (await offered.all()).map((each) => productOf(each, told)),
    },
    {
      method: 'GET',
      path: '/products/{id}',
      scope: null,
      handle: async ({ id, told }) => productOf(await offered.product(id), told),
    },
    {
      method: 'POST',
      path: '/availability',
      scope: null,
      handle: async ({ body, told }) => {
        const given = read(availabilityRule, await body());
        const asked = await askedOf(given);
        if (given.ids) return availability.byIds(asked, given.ids, told);
        const { localDateStart: from, localDateEnd: to } = given.days;
        const { zone } = asked.offered.shop.bookingRules;
        return availability.onDays(asked, { from, to, zone }, told);
      },
    },
    {
      method: 'POST',
      path: '/availability/calendar',
      scope: null,
      handle: async ({ body, told }) => {
        const given = read(calendarRule, await body());
        const asked = await askedOf(given);
        const { localDateStart: from, localDateEnd: to } = given;
        return availability.calendar(asked, { from, to, zone: asked.offered.shop.bookingRules.zone }, told);
      },
    },
  ];
};
