import { answerOf, browserFetch } from '../transport/transport.ts';
import type { ProviderTestWire } from '../transport/wire.ts';

/** What the payment provider says of itself. @throws ApiError when the shop declines to ask */
export const testProvider = async (): Promise<ProviderTestWire> =>
  (await answerOf(await browserFetch('/api/test/stripe'))) as ProviderTestWire;
