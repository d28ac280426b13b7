import { testsOf } from './statement.ts';

const suite = (name: string) => testsOf(`e2e/suite/${name}.ts`);

export const account = suite('account');
export const addToCart = suite('add-to-cart');
export const bookNow = suite('book-now');
export const cartPanel = suite('cart-panel');
export const checkout = suite('checkout');
export const confirmation = suite('confirmation');
export const detail = suite('detail');
export const discount = suite('discount');
export const documents = suite('documents');
export const header = suite('header');
export const home = suite('home');
export const loading = suite('loading');
export const notFound = suite('not-found');
export const ownBookings = suite('own-bookings');
export const paymentMethods = suite('payment-methods');
export const placing = suite('placing');
export const profile = suite('profile');
export const results = suite('results');
export const schedule = suite('schedule');
export const search = suite('search');
export const theme = suite('theme');
export const toasts = suite('toasts');
