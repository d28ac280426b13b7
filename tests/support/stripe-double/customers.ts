import type { Books, MethodObject } from './books.ts';
import { cardIn } from './cards.ts';
import { absent, missing, refusedRefund, unknown } from './failure.ts';
import { type FormObject, objectOf, textOf } from './form.ts';

const findCustomer = (books: Books, id: string) => {
  const customer = books.customers.get(id);
  if (!customer) throw missing('customer', id, 'customer');
  return customer;
};

export const createCustomer = (books: Books) => {
  const id = books.newId('cus');
  books.customers.set(id, { id, defaultMethod: null });
  return { id, object: 'customer' };
};

export const updateCustomer = (books: Books, id: string, form: FormObject) => {
  const customer = findCustomer(books, id);
  const method = textOf(objectOf(form, 'invoice_settings'), 'default_payment_method');
  if (method !== null && books.methods.get(method)?.customer !== id)
    throw missing('payment_method', method, 'invoice_settings[default_payment_method]');
  books.customers.set(id, { ...customer, defaultMethod: method ?? customer.defaultMethod });
  return { id, object: 'customer', invoice_settings: { default_payment_method: method } };
};

export const createSetup = (books: Books, form: FormObject) => {
  if ('payment_method_types' in form) throw unknown('payment_method_types');
  const { id: customer } = findCustomer(books, textOf(form, 'customer') ?? '');
  const id = books.newId('seti');
  const client_secret = `${id}_secret_${books.newId('s').slice(2)}`;
  books.setups.set(client_secret, { id, customer });
  return { id, object: 'setup_intent', client_secret, customer, status: 'requires_payment_method' };
};

/** What a browser does with a setup: gives it a card, which the customer has from then on. */
export const confirmSetup = (books: Books, form: FormObject) => {
  const setup = books.setups.get(textOf(form, 'client_secret') ?? '');
  if (!setup) throw missing('setupintent', textOf(form, 'client_secret') ?? '', 'client_secret');
  const card = cardIn(form);
  if (!card) throw absent('payment_method');
  const method: MethodObject = {
    id: books.newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: setup.customer,
    card: { brand: card.brand, last4: card.last4, exp_month: 12, exp_year: 2034 },
    created: books.seconds(),
  };
  books.methods.set(method.id, method);
  return { id: setup.id, object: 'setup_intent', status: 'succeeded', payment_method: method.id };
};

/** Newest first. */
export const listMethods = (books: Books, customer: string) => {
  findCustomer(books, customer);
  return [...books.methods.values()].filter((method) => method.customer === customer).reverse();
};

export const detachMethod = (books: Books, id: string) => {
  const method = books.methods.get(id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  if (method.customer === null)
    throw refusedRefund(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method_unexpected_state',
    );
  const detached = { ...method, customer: null };
  books.methods.set(id, detached);
  return detached;
};
