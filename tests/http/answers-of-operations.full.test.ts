import { resolve } from '@wondercast/openapi/document';
import { type OperationId, operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import { document } from './fuzz-requests.ts';
import { type LargeCalls, largeCalls } from './large-calls.ts';
import { type LargeShop, MOST_BYTES, makeLarge } from './large-data.ts';
import { expectLinkedPages } from './linked-pages.ts';
import { type RawReply, rawRequest } from './raw.ts';

/** CPU of the shop's process for one call, where nothing else runs. */
const MOST_MS = 50;
/** A machine that others work on measures no closer. */
const TOLERATED_MS = 2 * MOST_MS;
/** What `control` takes there. Other work on the machine makes both dearer. */
const CONTROL_MS = 8;
/** A call that others disturb is asked again: the least of so many counts. */
const TIMES = 10;

/** They are as long as what they hold: nobody could read a part of them. The first two are written while they are read. */
const FILES: Readonly<Record<string, string>> = {
  exportMyData: 'personal data, a page of bookings at a time',
  exportBookings: 'CSV of all bookings, at most two at once',
  exportCatalogue: 'file of the whole catalogue, for the staff',
};

/** Work that costs more, each with what bounds it. */
const COSTLY: Readonly<Record<string, string>> = {
  ...FILES,
  createBooking: 'places a thousand units at once; each fifty count in its limit (decision 201)',
  bookForCustomer: 'the same, for the staff',
  changeBookingSlots: 'changes a thousand units at once; they count in its limit (decision 222)',
  setBookingSlots: 'the same, for the staff',
  cancelBooking: 'cancels a thousand units at once, once for each booking',
  cancelAdminBooking: 'the same, for the staff',
  amendBooking: 'changes a thousand units at once; they count in its limit (decision 222)',
  amendAdminBooking: 'the same, for the staff',
  deleteAccount: 'deletes or empties all bookings of an account, once',
  listCustomers: 'memory looks at every booking to find customers, where Postgres keeps them',
};

/** These end sessions or the account: they come last, in this order. */
const ENDING = [
  'endSession',
  'endOtherSessions',
  'changePassword',
  'resetSecondFactor',
  'resetCustomerSecondFactor',
  'emptyDemo',
  'deleteAccount',
  'logout',
];

/** Without what only a person, a provider or a mail has, these are refused: the refusal is judged. */
const REFUSED: Readonly<Record<string, string>> = {
  getInvoiceDocument: 'invoices are issued by jobs; `getBookingInvoice` draws the same',
  getExperienceImage: 'a picture, served from the folder as it is stored',
  uploadImage: 'a picture, of at most 5 MB',
  confirmEmail: 'its token is mailed',
  resetPassword: 'its token is mailed',
  confirmTestMail: 'its token is mailed',
  sendWebhookExample: 'for test keys alone, which have no large data here',
  getBookingMail: 'nothing was mailed: jobs are off',
  resendMail: 'nothing was mailed: jobs are off',
  openChangePayment: 'waits for a paid change',
  completeChangePayment: 'waits for a paid change',
  mailChangePayment: 'waits for a paid change',
  completePayIntent: 'needs a card that was charged',
  markPaidOut: 'needs a refund of a transfer',
  replayWebhookDelivery: 'nothing was delivered: jobs are off',
  replayOwnDelivery: 'nothing was delivered: jobs are off',
  openMethodSetup: 'is of Stripe alone',
  receiveStripeWebhook: 'is of Stripe alone',
  answerSimulatedStep: 'needs a card that asks for a step',
  retryPaymentAttention: 'needs a payment without a booking',
  refundPaymentAttention: 'needs a payment without a booking',
  closePaymentMatter: 'needs a dispute or a failed refund',
  closeMissingRate: 'needs a place without a rate',
  chargeTax: 'needs a tax number that was refused',
  issueTaxAnew: 'needs a rate that changed after a booking',
  keepTaxNumber: 'the same',
  checkTaxNumberAgain: 'the same',
  loginByCode: 'needs an authenticator app',
  loginByPasskey: 'needs a passkey',
  confirmAuthenticator: 'needs an authenticator app',
  removeAuthenticator: 'needs an authenticator app',
  renewRecoveryCodes: 'needs an authenticator app',
  addPasskey: 'needs a passkey',
  removePasskey: 'needs a passkey',
  sendTestMail: 'the first account of the staff has no address',
  requireSecondFactor: 'needs an authenticator app',
  freeUnpaidTimes: 'needs hosts who take instant bookings',
  holdTimes: 'needs hosts who take instant bookings',
  getHold: 'needs a time that is held',
  endHold: 'needs a time that is held',
};

/** Lists of what only jobs, a provider or a mail make: nothing is in them. */
const EMPTY: Readonly<Record<string, string>> = {
  listInvoices: 'a page of 200 small records, made by jobs',
  listWebhookDeliveries: 'a page of 200, made by jobs',
  listOwnDeliveries: 'the same, of one webhook',
  listPayouts: 'a list that ends where 1 MB does',
  listPaymentAttention: 'a list that ends where 1 MB does',
  listTaxMatters: 'at most a hundred of a few lines',
  listUnpaidTimes: 'at most fifty, of hosts who take instant bookings',
};

/** Queries by which an operation answers most. */
const QUERIES: Readonly<Record<string, string>> = {
  reportTax: 'from=2026-01-01&to=2026-12-31',
  listFreeTimes: 'from=2027-01-01&to=2027-03-03&units=10',
  listTimesToMove: 'from=2027-01-01&to=2027-03-03',
  listFreeDays: `experienceIds=${Array.from({ length: 48 }, (_, at) => at + 1).join(',')}&from=2027-01-01&to=2027-03-03`,
  listNearSearches: 'category=no-such&price=501-1000',
  listAdminBookings: 'limit=500',
  listOwnBookings: 'limit=100',
  listPartnerBookings: 'limit=200',
  listCustomers: 'limit=500',
  listInvoices: 'limit=200',
  listAudit: 'limit=200',
  listWebhookDeliveries: 'limit=200',
  listOwnDeliveries: 'limit=200',
  listAdminReviews: 'limit=100&state=waiting',
  getExperienceReviews: 'limit=50',
  listSlots: 'from=2027-01-01&to=2027-02-20&perDay=500',
  getSchedule: 'from=2027-01-04&to=2027-01-17&zone=UTC',
  getOverview: 'days=366',
  exportCatalogue: 'kind=experiences&format=json',
  listCandidates: 'startsAt=2027-01-04T10:00:00Z',
  listExperiences: 'limit=1000',
  listAdminExperiences: 'limit=1000',
};

type Example = Readonly<Record<string, unknown>>;

const exampleOf = ({ method, path }: Operation): Example | undefined => {
  const { requestBody } = document.paths[path]?.[method] ?? {};
  const json = requestBody && resolve(document, requestBody).content?.['application/json'];
  return (json as { readonly example?: Example } | undefined)?.example;
};

/** What a machine needs for the same work at this moment, in ms of CPU. */
const control = (): number => {
  const work = Array.from({ length: 2_000 }, (_, at) => ({ at, text: 'x'.repeat(100), list: [at, at + 1] }));
  const measure = () => {
    const before = process.cpuUsage();
    for (let at = 0; at < 5; at++) JSON.parse(JSON.stringify(work));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  return Math.min(...Array.from({ length: 5 }, measure));
};

interface Asked {
  readonly status: number;
  readonly bytes: number;
  /** Of CPU, the least of some calls. */
  readonly ms: number;
  /** Whether this process served an older catalogue than the store's once it had answered. */
  readonly isStale: boolean;
  readonly words: string;
}

const EVERY = operations as readonly Operation[];

describe('an answer of any operation of the contract', () => {
  let app: TestApp;
  let shop: LargeShop;
  let large: LargeCalls;
  beforeAll(async () => {
    // Nobody works beside the requests, so that what is measured is theirs.
    app = await startApp({
      store: 'memory',
      env: { WORKERS: '0', OPEN_UNITS: '1000000' },
      unjudged: true,
    });
    shop = await makeLarge(app);
    large = await largeCalls(app, shop);
  });
  afterAll(() => app.stop());

  /** CPU of the last call, in ms. */
  let spent = 0;
  const cookieOf = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const call = async (operation: Operation): Promise<RawReply> => {
    const { method, role, id, session } = operation;
    const special = await large.calls[id as OperationId]?.();
    const names = {
      ...large.names.find(([start]) => operation.path.startsWith(start))?.[1],
      ...special?.names,
    };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '1');
    const query = QUERIES[id];
    const { version: _, ...example } = exampleOf(operation) ?? {};
    const client = special?.client ?? (role === 'admin' ? shop.admin : shop.mara);
    const body = operation.body === null ? undefined : JSON.stringify(special?.body ?? example);
    const before = process.cpuUsage();
    const reply = await rawRequest(app.url, query ? `${path}?${query}` : path, {
      method: method.toUpperCase(),
      headers: {
        ...(role === 'partner' ? { authorization: `Bearer ${shop.partner.key}` } : {}),
        ...(role === 'partner' || (role === 'visitor' && session === 'start')
          ? {}
          : { cookie: cookieOf(client) }),
        ...(method === 'post' ? { 'idempotency-key': unique('key') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1_000;
    return reply;
  };

  const measure = async (operation: Operation): Promise<Asked> => {
    const first = await call(operation);
    const isStale = app.running.live.current().version !== (await app.running.ports.read.catalogue.version());
    let [bytes, ms] = [first.bytes.length, spent];
    for (let time = 1; time < TIMES && ms > MOST_MS && !(operation.id in COSTLY); time++) {
      // In the time of a machine where nothing else runs.
      const slower = Math.max(1, control() / CONTROL_MS);
      const { status, bytes: sent } = await call(operation);
      // What is done once for good is refused then, and costs less.
      if (status !== first.status) break;
      [bytes, ms] = [Math.max(bytes, sent.length), Math.min(ms, spent / slower)];
    }
    return { status: first.status, bytes, ms, isStale, words: first.bytes.toString().slice(0, 200) };
  };

  it.each([
    '/api/admin/bookings?limit=500',
    '/api/admin/addons',
    '/api/admin/reviews?state=waiting&limit=100',
  ])('of a list that ends at 1 MB links what follows: %s', (path) => expectLinkedPages(shop.admin, path));

  it('is at most 1 MB and 50 ms of CPU, with the largest data that others let one make', async () => {
    const found = new Map<string, Asked>();
    // What is read is read before anything is changed, and what is removed is removed last.
    const order = ({ id, method }: Operation) =>
      ENDING.includes(id) ? 3 + ENDING.indexOf(id) : method === 'get' ? 0 : method === 'delete' ? 2 : 1;
    for (const operation of EVERY.toSorted((a, b) => order(a) - order(b)))
      found.set(operation.id, await measure(operation));
    const beyond = [...found].flatMap(([id, { bytes, ms, isStale }]) => [
      ...(bytes > MOST_BYTES && !(id in FILES) ? [`${id}: ${bytes} bytes`] : []),
      ...(isStale ? [`${id} is answered before it is served`] : []),
      ...(ms > TOLERATED_MS && !(id in COSTLY) ? [`${id}: ${ms.toFixed(1)} ms`] : []),
    ]);
    expect(beyond).toEqual([]);
    // An operation without data would be small whatever it does.
    const without = [...found].flatMap(([id, { status, words }]) => [
      ...(status >= 300 && !(id in REFUSED) ? [`${id}: ${status} ${words}`] : []),
      ...(words === '[]' && !(id in EMPTY) ? [`${id}: nothing`] : []),
    ]);
    expect(without).toEqual([]);
    expect([...found.keys()].toSorted()).toEqual(EVERY.map(({ id }) => id).toSorted());
    // Without a bound the same data is far beyond it.
    expect(found.get('exportMyData')?.bytes).toBeGreaterThan(5 * MOST_BYTES);
  });

  it('is not asked of what the contract no longer has', () => {
    const ids = EVERY.map(({ id }) => id);
    const named = [COSTLY, FILES, REFUSED, EMPTY, QUERIES, large.calls].flatMap((each) => Object.keys(each));
    expect([...named, ...ENDING].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
