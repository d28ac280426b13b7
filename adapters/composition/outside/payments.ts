import { endpointState, NEEDED_EVENTS } from '../../stripe/stripe-endpoints.ts';
import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';

const CHECK = 'payments';
const WHERE = 'In Stripe’s dashboard, Developers, Webhooks:';

/** Checks which events Stripe sends to the shop's webhook. Simulated payments have no webhook to check. */
export const examinePayments = async (
  { stripe, publicUrl }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  if (stripe === null) return [];
  const { webhookSecret, ...settings } = stripe;
  const url = `${publicUrl}/api/stripe/webhook`;
  if (webhookSecret === null)
    return [
      wrong(
        CHECK,
        'Stripe’s deliveries are refused: STRIPE_WEBHOOK_SECRET is not set.',
        `Add a webhook for ${url}, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
      ),
    ];
  const timeouts = { attemptMs: timeoutMs, deadlineMs: timeoutMs };
  const state = await endpointState({ ...settings, timeouts }, url).catch((error: unknown) => ({
    kind: 'away' as const,
    why: error instanceof Error ? error.message : String(error),
  }));
  switch (state.kind) {
    case 'away':
      return [
        wrong(
          CHECK,
          `Stripe cannot be asked: ${state.why}`,
          'See whether STRIPE_SECRET_KEY is valid, and api.stripe.com is reached.',
        ),
      ];
    case 'unlisted':
      return [
        note(
          CHECK,
          'Which events Stripe sends is not known: STRIPE_SECRET_KEY may not list webhook endpoints.',
          `Let the key read webhook endpoints, or see for yourself that ${url} gets: ${NEEDED_EVENTS.join(', ')}.`,
        ),
      ];
    case 'absent':
      return [
        wrong(
          CHECK,
          `Stripe has no webhook for ${url}.`,
          `${WHERE} add it, with the events ${NEEDED_EVENTS.join(', ')}.`,
        ),
      ];
    case 'disabled':
      return [wrong(CHECK, `Stripe’s webhook for ${url} is disabled.`, `${WHERE} enable it.`)];
    default:
      return state.missing.length === 0
        ? [well(CHECK, `Stripe sends ${url} every event that the shop needs.`)]
        : [
            wrong(
              CHECK,
              `Stripe does not send ${url}: ${state.missing.join(', ')}.`,
              `${WHERE} add these events to it.`,
            ),
          ];
  }
};
