import type { Caller } from '../../../people/caller.ts';
import type { PayPage } from '../pay-page.ts';
import type { SettlementPorts } from '../ports.ts';
import { finishIntent } from './finish-intent.ts';
import { bookingOfLink, payPage } from './pay-page.ts';

/**
 * Called by the browser once it has paid by a mailed link: verifies and records the payment, and returns the page as it is then. A payment
 * of another booking changes nothing.
 * @throws Refusal 'not-found' (no such link), 'provider' (away: it is recorded later)
 */
export const settleBalance =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference' | 'hashToken'>) =>
  async (token: string, intentId: string, caller: Caller | null = null): Promise<PayPage> => {
    const { read, hashToken } = ports;
    const before = await bookingOfLink(read, hashToken(token));
    const intent = await read.intents.byId(intentId);
    if (intent?.bookingId === before.id) await finishIntent(ports)(intentId);
    return payPage(ports)(token, caller);
  };
