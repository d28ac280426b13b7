import type { Wire } from '@wondercast/openapi/codec/wire';
import type { OperationId } from '@wondercast/openapi/generated/operations';
import { PASSWORD, type SignedInClient, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import { signedInPerson } from '../support/partner-people.ts';
import { signedInStaff } from '../support/staff.ts';
import {
  addLink,
  anOpinion,
  customer,
  type LargeShop,
  largeItems,
  long,
  longExperience,
  type Made,
  made,
  reviewLink,
  wishes,
  ZONE,
} from './large-data.ts';
import { openIntent } from './payment/card-checkout.ts';

type Names = Readonly<Record<string, string>>;

/** What an operation is called with in place of what its path says and the contract's example. */
export interface LargeCall {
  readonly names?: Names;
  readonly body?: object;
  /** In place of the account with the large data. */
  readonly client?: SignedInClient;
}

export interface LargeCalls {
  /** What stands for `{name}` in paths that begin so; the first that fits. */
  readonly names: readonly (readonly [string, Names])[];
  /** By operation; the others are called with the contract's example. */
  readonly calls: Partial<Readonly<Record<OperationId, () => Promise<LargeCall>>>>;
}

const DAY_MS = 86_400_000;

/** How each operation is called where most is to be done or answered, as far as the contract's own example is not it. */
export const largeCalls = async (app: TestApp, shop: LargeShop): Promise<LargeCalls> => {
  const { admin, mara, email, large, hosts, customers, experience } = shop;
  const at = new Date();
  const [customerId = '', ...others] = customers;
  const [host, second] = hosts;
  if (!host || !second) throw new Error('No host');
  const hostId = String(host.id);
  const idOf = (each: number) => String(large[each]);
  const get = <Body>(path: string) => made(admin.get<Body>(path));
  const fresh = async (path: string, body: object) => String((await made(admin.post<Made>(path, body))).id);

  const items = await largeItems(mara);
  const { total } = await made(mara.post<Wire<'Quote'>>('/api/quotes', { items }));
  const slots = wishes.map(([slot]) => slot);
  const lines = [{ line: 1, headcount: 5 }];
  const hostToken = await addLink(app, ({ hosts: each }, hash) => each.addLink(host.id, hash, at));
  const payLink = await addLink(app, ({ payLinks }, hash) => payLinks.add(large[1] ?? 0, hash, at));
  const feed = await addLink(app, ({ calendarFeeds }, hash) =>
    calendarFeeds.add({ kind: 'account', id: mara.user.id }, hash, at),
  );
  const other = await signedInStaff(app, 'desk');

  /** A large booking, one session of it, and what is sent. */
  const of =
    (each: number, body?: object, unit = 1) =>
    async (): Promise<LargeCall> => ({
      names: { id: idOf(each), sessionId: `${idOf(each)}-1-${unit}` },
      ...(body && { body }),
    });
  const versioned = async (path: string, body: object) => ({
    body: { ...body, version: (await get<{ readonly version: number }>(path)).version },
  });
  const changes = (each: number) => get<Wire<'BookingChanges'>>(`/api/admin/bookings/${idOf(each)}/changes`);
  const amending = (further: object) => async (): Promise<LargeCall> => {
    const quoted = await made(
      mara.post<Wire<'AmendmentQuote'>>(`/api/bookings/${idOf(6)}/amendments/quote`, { lines: changed() }),
    );
    const body = {
      lines: changed(),
      shownDifference: quoted.difference,
      version: quoted.version,
      ...further,
    };
    return of(6, body)();
  };
  let people = 5;
  const changed = () => [{ line: 1, headcount: people }];
  const nextAmending = (further: object) => async () => {
    people += 1;
    return amending(further)();
  };
  const moving = (each: number, further: object) => async () => {
    const { version } = await get<{ readonly version: number }>(`/api/admin/bookings/${idOf(6)}`);
    return of(6, { version, ...further }, each)();
  };
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const times = [10, 12].map((hour) => ({ startsAt: `2027-02-03T${hour}:00:00Z`, zone: ZONE }));
  const suggestion = { times, note: long(200), expiresAt };
  let last = 50;
  /** A session of the second large booking with suggested times, and the token of their link. */
  const suggest = async () => {
    last += 1;
    const unit = last;
    await made(admin.post(`/api/admin/sessions/${idOf(1)}-1-${unit}/suggestions`, suggestion));
    const token = await addLink(app, ({ sessionLinks }, hash) =>
      sessionLinks.add({ bookingId: large[1] ?? 0, line: 0, unit: unit - 1, round: 1 }, hash, at),
    );
    return { token, unit };
  };
  const shown = await suggest();
  let unit = 40;
  /** A session whose host is asked. */
  const ask = async () => {
    unit += 1;
    const { assignments } = await made(
      admin.post<Wire<'AdminSession'>>(`/api/admin/sessions/${idOf(0)}-1-${unit}/assignments`, {
        hostId: second.id,
        ask: true,
      }),
    );
    return String(assignments.find((each) => each.hostId === second.id)?.id);
  };
  let hour = 0;
  const absence = async () => {
    hour += 1;
    const span = [0, 1].map((each) => new Date(Date.UTC(2028, 0, 1, hour + each)).toISOString());
    const { absences } = await made(
      admin.post<Wire<'Host'>>(`/api/admin/hosts/${second.id}/absences`, {
        startsAt: span[0],
        endsAt: span[1],
      }),
    );
    return String(absences.at(-1)?.id);
  };
  const ownAbsence = async () => {
    hour += 2;
    const span = [0, 1].map((each) => new Date(Date.UTC(2028, 0, 1, hour + each)).toISOString());
    const page = await made(
      mara.post<Wire<'HostPage'>>(`/api/host/${secondToken}/absences`, {
        startsAt: span[0],
        endsAt: span[1],
      }),
    );
    return String(page.absences.at(-1)?.id);
  };
  const secondToken = await addLink(app, ({ hosts: each }, hash) => each.addLink(second.id, hash, at));
  const reviewed = (body: object) => async () => {
    for (const state of ['waiting', 'published', 'hidden']) {
      const found = await get<readonly Wire<'AdminReview'>[]>(`/api/admin/reviews?state=${state}&limit=100`);
      const review = found.find(({ id }) => String(id) === shop.reviewId);
      if (review) return { names: { id: shop.reviewId }, body: { ...body, version: review.version } };
    }
    return { names: { id: shop.reviewId }, body };
  };
  const invite = (address: string) => async () => ({
    names: {
      token: await addLink(app, ({ invitations }, hash) =>
        invitations.add(
          {
            ...{ email: address, staffRole: 'desk', partner: null, invitedBy: 'admin', createdAt: at },
            expiresAt: new Date(Date.now() + DAY_MS),
          },
          hash,
        ),
      ),
    },
  });
  const password = async () => ({ body: { password: PASSWORD } });
  const card = { type: 'card', lastFour: '4242', expiryDate: '12/29', cardBrand: 'Visa' };
  const method = async () => ({
    names: { id: String((await made(mara.post<Made>('/api/payment-methods', card))).id) },
  });
  const intent = async () => ({ names: { paymentIntentId: (await made(openIntent(mara))).paymentIntentId } });
  const code = () => ({
    ...{ code: unique('CODE').toUpperCase(), description: long(200), discountType: 'percentage' },
    discountValue: 10,
  });
  const slugOf = async (id: number) =>
    (await get<readonly Wire<'Experience'>[]>(`/api/experiences?ids=${id}`))[0]?.slug ?? '';
  await method();
  const { id: partnerId } = shop.partner;
  const person = await signedInPerson(app, partnerId);
  const ofPerson =
    (names: Record<string, string> = {}, body?: object) =>
    async () => ({
      client: person,
      names,
      ...(body === undefined ? {} : { body }),
    });
  const partnerKey = async () => ({
    client: person,
    names: { id: String((await made(person.post<Made>('/api/partner/keys', { kind: 'secret' }))).id) },
  });
  const partnerHook = async () => ({
    client: person,
    names: {
      id: String(
        (await made(person.post<Made>('/api/partner/webhooks', { url: 'https://hooks.northlight.example/' })))
          .id,
      ),
    },
  });
  const colleague = async () => ({
    client: person,
    names: { id: String(partnerId), accountId: String((await signedInPerson(app, partnerId)).user.id) },
  });
  const invitedPerson = async () =>
    made(
      shop.admin.post<Made>(`/api/admin/partners/${partnerId}/invitations`, {
        email: `${unique('nora')}@partner.example`,
      }),
    );
  const named = (name: string) => async () => ({ body: { name: unique(name), slug: unique('slug') } });

  return {
    names: [
      ['/api/bookings/by-reference/', { reference: shop.reference }],
      ['/api/bookings/', { id: idOf(0), sessionId: `${idOf(0)}-1-1` }],
      ['/api/admin/bookings/', { id: idOf(0), sessionId: `${idOf(0)}-1-1` }],
      ['/api/admin/sessions/', { sessionId: `${idOf(1)}-1-30` }],
      ['/api/partner/bookings/', { reference: shop.partner.reference }],
      ['/api/calendar/', { token: feed }],
      ['/api/pay/', { token: payLink }],
      ['/api/host/', { token: hostToken }],
      ['/api/admin/hosts/', { id: hostId }],
      ['/api/admin/customers/', { id: customerId }],
      ['/api/experiences/slug/{slug}/reviews', { slug: await slugOf(2) }],
      ['/api/experiences/slug/', { slug: experience.slug ?? '' }],
      ['/api/experiences/{id}/reviews', { id: '2' }],
      ['/api/experiences/', { id: String(experience.id) }],
      ['/api/texts/', { name: 'terms' }],
      ['/api/sessions/', { token: shown.token }],
      ['/api/admin/staff/invitations/', { id: '2' }],
      ['/api/admin/staff/', { id: String(other.user.id) }],
    ],
    calls: {
      setBookingRules: () =>
        versioned('/api/admin/booking-rules', { noticeHours: 1, zone: 'UTC', hours: null, blackoutDays: [] }),
      setConfirmationStatus: of(2),
      setPaymentStatus: of(2),
      setDeliveryStatus: of(2),
      correctCustomer: of(2),
      linkAccount: of(2, { account: mara.user.username }),
      addBookingNote: of(2),
      setBookingSlots: of(3, { items: [{ slots }] }),
      changeBookingSlots: of(3, { items: [{ slots }] }),
      cancelBooking: async () => {
        const { fee, refund } = (await changes(4)).booking;
        return of(4, { shownFee: fee, shownRefund: refund })();
      },
      cancelSession: async () => {
        const choice = (await changes(6)).sessions[9]?.cancel;
        return of(6, { shownFee: choice?.fee, shownRefund: choice?.refund }, 10)();
      },
      cancelAdminBooking: of(5),
      cancelAdminSession: of(6, { reason: 'Agreed by phone.', by: 'customer', fee: 0 }, 11),
      quoteAmendment: of(6, { lines }),
      quoteAdminAmendment: of(6, { lines }),
      amendBooking: nextAmending({}),
      amendAdminBooking: nextAmending({ fee: 0, reason: 'Agreed by phone.' }),
      moveSession: moving(12, { preferences: wishes[5], shownFee: 0 }),
      moveAdminSession: moving(13, {
        ...{ startsAt: '2027-03-19T18:30:00Z', timezone: ZONE, fee: 0 },
        reason: 'Agreed by phone.',
      }),
      refundBooking: of(0, { amount: 0.01, note: long(200) }),
      recordOfflinePayment: of(6, { amount: 1, note: long(200) }),
      setSessionPreferences: of(6, { preferences: wishes[0], guestNotes: long(2_000) }, 14),
      acceptSuggestion: async () => of(1, { time: 0 }, (await suggest()).unit)(),
      answerSuggestion: async () => ({ names: { token: (await suggest()).token }, body: { time: 0 } }),
      declineSuggestion: async () => ({
        names: { token: (await suggest()).token },
        body: { preferences: wishes[3] },
      }),
      agreeSession: of(1, { startsAt: '2027-03-19T19:30:00.000Z', zone: ZONE, minutes: 60 }, 20),
      suggestTimes: of(1, suggestion, 21),
      changeSession: of(1, { guestNotes: long(2_000), notes: long(4_000), place: long(200) }, 22),
      setSessionDelivered: of(0, { delivered: true }, 9),
      getSuggestionCalendar: async () => {
        const { token } = await suggest();
        await made(mara.post(`/api/sessions/${token}`, { time: 0 }));
        return { names: { token } };
      },
      withdrawSuggestions: async () => of(1, undefined, (await suggest()).unit)(),
      assignHost: of(0, { hostId: second.id, ask: true }, 2),
      withdrawAssignment: async () => ({ names: { id: await ask() } }),
      answerAssignment: async () => ({
        names: { token: secondToken, id: await ask() },
        body: { accept: true },
      }),
      removeAbsence: async () => ({ names: { id: String(second.id), absenceId: await absence() } }),
      removeOwnAbsence: async () => ({ names: { token: secondToken, absenceId: await ownAbsence() } }),

      removeBookingNote: async () => ({
        names: { id: idOf(7), noteId: await fresh(`/api/admin/bookings/${idOf(7)}/notes`, { text: 'A' }) },
      }),
      addCustomerNote: async () => ({ names: { id: others[0] ?? '' } }),
      removeCustomerNote: async () => ({
        names: {
          id: others[0] ?? '',
          noteId: await fresh(`/api/admin/customers/${others[0]}/notes`, { text: 'A' }),
        },
      }),
      mergeCustomers: async () => ({
        names: { id: others[1] ?? '' },
        ...(await versioned(`/api/admin/customers/${others[1]}`, { into: Number(customerId) })),
      }),
      separateCustomers: () =>
        versioned(`/api/admin/customers/${customerId}`, { memberId: Number(others[1]) }),
      deleteAdminBooking: of(5),
      deleteBooking: of(7),
      createExperience: async () => ({ body: longExperience(unique('New')) }),
      deleteExperience: async () => ({
        names: { id: await fresh('/api/experiences', longExperience('Old')) },
      }),
      createCategory: named('Tea'),
      deleteCategory: async () => ({
        names: { id: await fresh('/api/categories', (await named('Tea')()).body) },
      }),
      orderCategories: async () => {
        const all = await get<readonly Wire<'Category'>[]>('/api/categories');
        return { body: { ids: all.map(({ id }) => id).toReversed() } };
      },
      createDiscountCode: async () => ({ body: code() }),
      createPartner: async () => ({ body: { name: unique('Northlight') } }),
      renamePartner: async () => ({ body: { name: unique('Northlight') } }),
      importCatalogue: async () => {
        const file = { kind: 'categories', format: 'csv', text: `slug,name\n${unique('tea')},Tea` };
        const { version } = await made(
          admin.post<Wire<'ImportPreview'>>('/api/admin/catalogue/import/preview', file),
        );
        return { body: { ...file, version } };
      },
      createQuote: async () => ({ body: { items } }),
      createOrder: async () => ({ body: { items } }),
      createBooking: async () => ({
        body: { ...customer(email), paymentStatus: 'pending', totalPrice: total, items },
      }),
      quoteForCustomer: async () => ({ body: { items } }),
      bookForCustomer: async () => ({ body: { ...customer(email), items } }),
      login: async () => ({ body: { username: mara.user.username, password: PASSWORD } }),
      register: async () => ({
        body: { username: unique('otto'), password: PASSWORD, email: `${unique('otto')}@northlight.example` },
      }),
      changePassword: async () => ({ body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` } }),
      removeAuthenticator: password,
      renewRecoveryCodes: password,
      removePasskey: password,
      startPasskey: async () => ({ body: { password: PASSWORD } }),
      startAuthenticator: async () => ({ body: { password: PASSWORD } }),
      deleteAccount: async () => {
        const password = `${PASSWORD}!`;
        const client = app.client();
        const user = await made(
          client.post<Wire<'User'>>('/api/login', { username: mara.user.username, password }),
        );
        return { body: { password }, client: { ...client, user } };
      },
      logout: async () => ({ client: await app.signedIn() }),
      getPaymentIntent: intent,
      cancelPaymentIntent: intent,
      confirmSimulatedPayment: async () => ({
        body: {
          clientSecret: (await made(openIntent(mara))).clientSecret,
          cardNumber: '4242 4242 4242 4242',
        },
      }),
      getReviewPage: async () => ({ names: { token: await reviewLink(app, shop.delivered) } }),
      giveReviews: async () => ({
        names: { token: await reviewLink(app, shop.delivered) },
        body: anOpinion(2),
      }),
      publishReview: reviewed({}),
      hideReview: reviewed({ reason: 'Names a guest' }),
      answerReview: reviewed({ answer: long(1_000) }),
      getInvitation: invite('jules@wondercast.example'),
      inviteStaff: async () => ({
        body: { email: `${unique('jules')}@wondercast.example`, staffRole: 'desk' },
      }),
      acceptInvitation: async () => ({
        ...(await invite(`${unique('jules')}@wondercast.example`)()),
        body: { username: unique('jules'), password: PASSWORD },
      }),
      joinStaff: async () => {
        const client = await app.signedIn();
        return { ...(await invite(client.user.email ?? '')()), client };
      },
      getOwnPartner: ofPerson(),
      listOwnKeys: ofPerson(),
      listOwnWebhooks: ofPerson(),
      createOwnKey: ofPerson({}, { kind: 'secret' }),
      createOwnWebhook: ofPerson({}, { url: 'https://hooks.northlight.example/' }),
      rotateOwnKey: partnerKey,
      revokeOwnKey: partnerKey,
      changeOwnWebhook: partnerHook,
      deleteOwnWebhook: partnerHook,
      rotateOwnWebhookSecret: partnerHook,
      listOwnDeliveries: partnerHook,
      replayOwnDelivery: ofPerson(),
      sendOwnWebhookExample: ofPerson(),
      setOwnTestMail: ofPerson(),
      emptyOwnTestData: ofPerson(),
      removeOwnPerson: colleague,
      listPartnerPeople: async () => ({ names: { id: String(partnerId) } }),
      removePartnerPerson: async () => ({ names: (await colleague()).names }),
      invitePartnerPerson: async () => ({
        names: { id: String(partnerId) },
        body: { email: `${unique('nora')}@partner.example` },
      }),
      withdrawPartnerInvitation: async () => ({
        names: { id: String(partnerId), invitationId: String((await invitedPerson()).id) },
      }),
      changeStaff: async () => ({ body: { staffRole: 'finance', version: 1 } }),
      endSession: async () => {
        const { sessions } = await made(mara.get<Wire<'AccountSessions'>>('/api/account/sessions'));
        return { names: { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
      },
      deletePaymentMethod: method,
      setDefaultPaymentMethod: method,
    },
  };
};
