import { z } from 'zod';

/** Texts that `billingRule` checks once the shape is valid: forms must not load its lists of countries and numbers. */
const spoken = () => z.string().max(200).meta({ maxLength: 200 });

/** A billing address as it is sent: the country alone is enough; null for none. */
export const sentBilling = z
  .object({
    name: spoken().nullish(),
    lines: z.array(spoken()).max(10).nullish(),
    postalCode: spoken().nullish(),
    city: spoken().nullish(),
    country: spoken(),
    region: spoken().nullish(),
    taxNumber: spoken().nullish(),
  })
  .nullable();

export type SentBilling = z.output<typeof sentBilling>;
