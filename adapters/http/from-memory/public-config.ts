import { ZONES } from '@wondercast/core/calendar/scheduling/zone';
import { currency, moneyStyle } from '@wondercast/core/kernel/money';
import { SEAT_CAPS, TIERS, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { encodeRules } from '@wondercast/openapi/codec/booking-rules';
import { encodePolicy } from '@wondercast/openapi/codec/policy';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';

/** The public settings of now; the same object until something in them changes. @throws Refusal 'unavailable' before the first load */
export type PublicConfig = () => Wire<'Config'>;

export const publicConfigOf = ({
  live,
  settings: { publicConfig },
  ports: { profile },
}: Pick<HttpDeps, 'live' | 'settings' | 'ports'>): PublicConfig => {
  let made: { readonly of: readonly unknown[]; readonly config: Wire<'Config'> } | null = null;
  return () => {
    const { settings, bookingRules, policy } = live.current();
    const of = [settings, bookingRules, policy];
    if (made?.of.every((part, at) => part === of[at])) return made.config;
    const config = {
      ...publicConfig,
      brandName: profile.name,
      brandMail: profile.mail,
      brandLogo: profile.logo,
      bookingRules: encodeRules(bookingRules),
      policy: encodePolicy(policy),
      paidFirst: profile.times.paidFirst,
      currency: currency(),
      moneyStyle: { ...moneyStyle() },
      tiers: TIERS.map((id) => ({ id, label: tierLabel(id), seats: SEAT_CAPS[id] })),
      zones: Object.entries(ZONES).map(([label, offsetHours]) => ({ label, offsetHours })),
    };
    made = { of, config };
    return config;
  };
};
