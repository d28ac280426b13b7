/** What Stripe answers when it will not. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

const invalid = (message: string, more: object = {}, status = 400) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param = 'id') =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404);

export const absent = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const unknown = (param: string) =>
  invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

export const unauthorized = (message: string) => invalid(message, {}, 401);

export const noSuchUrl = (method: string, path: string) =>
  invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);

export const badAmount = (message: string, code: string) => invalid(message, { code, param: 'amount' });

export const wrongState = (message: string, intent: object) =>
  invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });

export const refusedRefund = (message: string, code: string) => invalid(message, { code });

export const declined = (message: string, declineCode: string, intent: object) =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message,
    payment_intent: intent,
  });

export const idempotency = (message: string, status: number, code?: string) =>
  new StripeFailure(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });
