import { ZONES } from '@wondercast/core/calendar/scheduling/zone';
import { dayIn } from '@wondercast/core/calendar/staffing/wall-clock';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { currency, moneyStyle } from '@wondercast/core/kernel/money';
import { regionsNamed } from '@wondercast/core/people/countries';
import { SEAT_CAPS, TIERS, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { priceNoteOf } from '@wondercast/core/shop/tax/price-note';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { encodeRules } from '@wondercast/openapi/codec/booking-rules';
import { encodePolicy } from '@wondercast/openapi/codec/policy';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';

/** The tax facts that pages need. */
const taxShown = (tax: TaxSettings, today: LocalDate): Wire<'Config'>['tax'] => ({
  entered: tax.entered,
  note: priceNoteOf(tax, today),
  regions: [...regionsNamed(new Set(tax.rates.flatMap(({ region }) => region ?? [])))],
});

/**
 * The current public settings. Returns the same object until a setting changes.
 * @throws Refusal 'unavailable' before the first load
 */
export type PublicConfig = () => Wire<'Config'>;

export const publicConfigOf = ({
  live,
  settings: { publicConfig },
  ports: { profile, now },
}: Pick<HttpDeps, 'live' | 'settings' | 'ports'>): PublicConfig => {
  let made: { readonly of: readonly unknown[]; readonly config: Wire<'Config'> } | null = null;
  return () => {
    const { settings, bookingRules, policy } = live.current();
    const { tax } = profile;
    const today = tax && dayIn(now().getTime(), bookingRules.zone);
    const of = [settings, bookingRules, policy, today];
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
      tax: tax && today && taxShown(tax, today),
      tiers: TIERS.map((id) => ({ id, label: tierLabel(id), seats: SEAT_CAPS[id] })),
      zones: Object.entries(ZONES).map(([label, offsetHours]) => ({ label, offsetHours })),
    };
    made = { of, config };
    return config;
  };
};
