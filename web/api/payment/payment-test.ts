import { answerOf, browserFetch } from '../transport/transport.ts';
import type { ProviderTestWire } from '../transport/wire.ts';

/** The payment provider's test result. @throws ApiError when the shop refuses to ask it */
export const testProvider = async (): Promise<ProviderTestWire> =>
  (await answerOf(await browserFetch('/api/test/stripe'))) as ProviderTestWire;
