import { describe, expect, it } from 'vitest';
import { sources } from './tree.ts';

/** What the specification has people read when something is wrong (§5 and the refusals of the API). */
const MESSAGES = [
  'Username must be at least 3 characters long',
  'Password must be at least 6 characters long',
  'Title must be at least 3 characters long',
  'Description must be at least 10 characters long',
  'Duration is required',
  'Please enter a valid URL for the image',
  'Please list inclusions',
  'Slug is required',
  'price must be at least 0',
  'Please fill in all required fields',
  'Please select an image file',
  'Please select an image smaller than 5MB',
  'Full name must be at least 3 characters',
  'Please enter a valid phone number',
  'Card number must be at least 4 digits',
  'Expiry date must be in MM/YY format',
  'Card brand is required',
  'Please enter your first name.',
  'Please enter your last name.',
  'Please enter your email address.',
  'Please enter a discount code.',
  'Payment amount must be at least $0.50',
  'Please select a date for this experience.',
  'Past dates cannot be chosen.',
  'Please enter a valid email address',
  'Confirmed bookings cannot be changed.',
  'Confirmed bookings cannot be cancelled.',
  'Invalid username or password',
  'You do not have permission to access this page.',
];

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.includes('/generated/');
const code = sources().filter(({ path }) => isCode(path));
const product = code.filter(({ path }) => /^(core|openapi|adapters|web)\//.test(path));
const tests = code.filter(({ path }) => path.startsWith('tests/') && !path.includes('/architecture/'));

describe.each(MESSAGES)('the message "%s"', (message) => {
  it('stands in exactly one file of the product', () => {
    expect(product.filter(({ text }) => text.includes(message)).map(({ path }) => path)).toHaveLength(1);
  });

  it('stands in a test', () => {
    expect(tests.some(({ text }) => text.includes(message))).toBe(true);
  });
});
