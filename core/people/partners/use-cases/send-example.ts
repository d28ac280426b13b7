import type { PartnerPorts } from '../ports.ts';
import type { WebhookExampleGiven } from '../rules.ts';
import { TEST_REFERENCE } from '../test-data.ts';

/** An example that belongs to no booking. */
const EXAMPLE = { id: 0, reference: `${TEST_REFERENCE}EXAMPLE000`, sessionId: '0-1-1' } as const;

/** Sends an example event to the partner's webhooks. Returns how many get it. For the test shop only. */
export const sendExample =
  ({ read, unitOfWork }: Pick<PartnerPorts, 'read' | 'unitOfWork'>) =>
  async (partnerId: number, { event }: WebhookExampleGiven): Promise<number> => {
    const partner = await read.partners.byId(partnerId);
    const hearing = (await read.webhookEndpoints.all()).filter(
      (each) => each.partnerId === partnerId && each.enabled && each.events.includes(event),
    );
    if (!partner || hearing.length === 0) return 0;
    const { sessionId, ...booking } = EXAMPLE;
    await unitOfWork(({ events }) =>
      events.publish(event, {
        ...booking,
        partner: { id: partnerId, name: partner.name },
        ...(event.startsWith('session.') && { sessionId }),
      }),
    );
    return hearing.length;
  };
