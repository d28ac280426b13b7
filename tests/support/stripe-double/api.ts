import type { Books } from './books.ts';
import {
  confirmSetup,
  createCustomer,
  createSetup,
  detachMethod,
  listMethods,
  updateCustomer,
} from './customers.ts';
import { noSuchUrl } from './failure.ts';
import { type FormObject, objectOf, textOf } from './form.ts';
import { cancelOwnIntent, confirmIntent, createIntent, findIntent, updateIntent } from './payment-intents.ts';
import { createRefund } from './refunds.ts';

export interface ApiRequest {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** Of the body, or of the query where there is none. */
  readonly form: FormObject;
}

type Answering = (books: Books, id: string, form: FormObject) => object;

const list = (url: string, data: readonly object[], limit = 10) => ({
  object: 'list',
  url,
  data: data.slice(0, limit),
  has_more: data.length > limit,
});

/** Charges are answered whole where they were asked for. */
const expanded = (books: Books, id: string, form: FormObject): object => {
  const intent = findIntent(books, id);
  const wanted = Object.values(objectOf(form, 'expand')).includes('latest_charge');
  return wanted
    ? { ...intent, latest_charge: books.charges.get(intent.latest_charge ?? '') ?? null }
    : intent;
};

const eventsPage = (books: Books, form: FormObject): object => {
  const since = Number(textOf(objectOf(form, 'created'), 'gte') ?? 0);
  const type = textOf(form, 'type');
  const found = books.events
    .filter((event) => event.created >= since && (!type || event.type === type))
    .reverse();
  const after = textOf(form, 'starting_after');
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  return list('/v1/events', found.slice(from), Number(textOf(form, 'limit') ?? 10));
};

const ROUTES: readonly (readonly [method: string, path: RegExp, answer: Answering])[] = [
  ['POST', /^\/v1\/payment_intents$/, (books, _, form) => createIntent(books, form)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, expanded],
  ['POST', /^\/v1\/payment_intents\/(\w+)$/, updateIntent],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelOwnIntent],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmIntent],
  ['POST', /^\/v1\/refunds$/, (books, _, form) => createRefund(books, form)],
  [
    'GET',
    /^\/v1\/refunds$/,
    (books, _, form) =>
      list(
        '/v1/refunds',
        [...books.refunds.values()]
          .filter((refund) => refund.payment_intent === textOf(form, 'payment_intent'))
          .reverse(),
        Number(textOf(form, 'limit') ?? 10),
      ),
  ],
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['POST', /^\/v1\/customers\/(\w+)$/, updateCustomer],
  ['POST', /^\/v1\/setup_intents$/, (books, _, form) => createSetup(books, form)],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/confirm$/, (books, _, form) => confirmSetup(books, form)],
  [
    'GET',
    /^\/v1\/payment_methods$/,
    (books, _, form) => list('/v1/payment_methods', listMethods(books, textOf(form, 'customer') ?? ''), 100),
  ],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, detachMethod],
  ['GET', /^\/v1\/webhook_endpoints$/, (books) => list('/v1/webhook_endpoints', books.endpoints, 100)],
  ['GET', /^\/v1\/events$/, (books, _, form) => eventsPage(books, form)],
  [
    'GET',
    /^\/v1\/account$/,
    () => ({
      id: 'acct_1Double',
      object: 'account',
      country: 'US',
      business_profile: { name: 'Wondercast (double)' },
    }),
  ],
];

/** What Stripe answers. @throws StripeFailure when it will not */
export const answer = (books: Books, { method, path, form }: ApiRequest): object => {
  for (const [routeMethod, pattern, answering] of ROUTES) {
    const match = routeMethod === method ? pattern.exec(path) : null;
    if (match) return answering(books, match[1] ?? '', form);
  }
  throw noSuchUrl(method, path);
};
