import { placeBooking } from './account.ts';
import { expect } from './expect.ts';
import type { MemoryShop } from './memory-shop.ts';
import type { Visitor } from './visitor.ts';

/** Books with a link that pays by card, and answers where the mail leads whoever pays. */
export const mailedLink = async ({ context }: Visitor, shop: MemoryShop): Promise<string> => {
  const { bookingReference } = await placeBooking(context, { payLink: true });
  const mailOf = async () =>
    (await shop.outbox()).find(({ mail }) => mail.subject?.includes(bookingReference))?.mail.text ?? '';
  await expect.poll(mailOf).toContain('/pay/');
  return /\/pay\/[\w-]+/.exec(await mailOf())?.[0] ?? '';
};
