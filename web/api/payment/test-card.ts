import type { TestAttemptWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** Pays with a card of the simulated provider. @throws ApiError */
export const payWithTestCard = (clientSecret: string, cardNumber: string): Promise<TestAttemptWire> =>
  write('post', '/api/simulator/confirm', { body: { clientSecret, cardNumber } });

/** Completes or declines the simulated bank's confirmation step. @throws ApiError */
export const answerTestStep = (clientSecret: string, approved: boolean): Promise<TestAttemptWire> =>
  write('post', '/api/simulator/step', { body: { clientSecret, approved } });
