import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import type { Changed } from '@wondercast/core/bookings/changes/changed';
import { FIGURES_CHANGED } from '@wondercast/core/bookings/changes/words';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Caller } from '@wondercast/core/people/caller';
import { encodeBookingChanges } from '@wondercast/openapi/codec/booking-changes';
import { encodeAmendmentQuote, encodeChangePayment } from '@wondercast/openapi/codec/rebooking';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';
import type { Handlers, Reply } from '../pipeline/handler.ts';
import { changedBooking } from './changed-booking.ts';

type RebookingHandlers = Pick<
  Handlers,
  | 'quoteAmendment'
  | 'amendBooking'
  | 'moveSession'
  | 'quoteAdminAmendment'
  | 'amendAdminBooking'
  | 'moveAdminSession'
>;

/** HTTP 202: accepted, but waiting for its payment. */
const ACCEPTED = 202;

/** When the amounts that the client showed are outdated, the refusal includes the current ones. */
const withFresh = async <Result>(
  work: Promise<Result>,
  fresh: () => Promise<Refusal['details']>,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.message !== FIGURES_CHANGED) throw error;
    throw new Refusal(error.kind, error.message, { code: error.code, details: await fresh() });
  }
};

export const rebookingHandlers = (deps: HttpDeps): RebookingHandlers => {
  const { shop } = deps;
  const changed = changedBooking(deps);
  const encode = async (
    call: { readonly caller: Caller; readonly address: string },
    { booking, payment }: Changed,
    meant: readonly string[] = [],
  ): Promise<Reply<Wire<'RebookedBooking'>>> => {
    const body = {
      booking: await changed(call, booking, meant),
      payment: encodeChangePayment(payment),
    };
    // Payment secrets are never stored.
    return payment ? { status: ACCEPTED, body, isSecret: true } : { body };
  };
  const asking = (caller: Asking['caller'], token: string | undefined): Asking => ({
    caller,
    token: token ?? null,
  });
  return {
    quoteAmendment: async ({ caller, parameters: { id, token }, body }) => ({
      body: encodeAmendmentQuote(await shop.quoteAmendment(asking(caller, token), id, body)),
    }),
    amendBooking: async ({ caller, parameters: { id, token }, body, once, address }) => {
      const who = asking(caller, token);
      const fresh = async () => ({
        amendment: encodeAmendmentQuote(await shop.quoteAmendment(who, id, body)),
      });
      return encode({ caller, address }, await withFresh(shop.amendBooking(who, id, body, once), fresh));
    },
    moveSession: async ({ caller, parameters: { id, sessionId, token }, body, once, address }) => {
      const who = asking(caller, token);
      const fresh = async () => ({ changes: encodeBookingChanges(await shop.choicesOfBooking(who, id)) });
      const moved = { bookingId: id, id: sessionId };
      const rebooked = await withFresh(shop.moveSession(who, moved, body, once), fresh);
      return encode({ caller, address }, rebooked, [sessionId]);
    },
    quoteAdminAmendment: async ({ caller, parameters: { id }, body }) => ({
      body: encodeAmendmentQuote(await shop.quoteAnyAmendment(caller, id, body)),
    }),
    amendAdminBooking: async ({ caller, parameters: { id }, body, once, address }) => {
      const { lines, customer, fee } = body;
      const fresh = async () => ({
        amendment: encodeAmendmentQuote(await shop.quoteAnyAmendment(caller, id, { lines, customer, fee })),
      });
      const rebooked = await withFresh(shop.amendAnyBooking(caller, id, body, once), fresh);
      return encode({ caller, address }, rebooked);
    },
    moveAdminSession: async ({ caller, parameters: { id, sessionId }, body, once, address }) => {
      const moved = { bookingId: id, id: sessionId };
      return encode({ caller, address }, await shop.moveAnySession(caller, moved, body, once), [sessionId]);
    },
  };
};
