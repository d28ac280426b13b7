import { z } from 'zod';

/** `billingRule` judges what is within these once the shape is right: forms must not load its lists of countries and numbers. */
const spoken = () => z.string().max(200).meta({ maxLength: 200 });

/** A billing address as it is sent: the country alone is enough; null is none. */
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
