import { readFileSync } from 'node:fs';
import { discountCodeRule } from '@wondercast/core/buying/discount/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { MAX_SEARCH_LENGTH } from '@wondercast/core/kernel/search-length';
import { offlinePaymentRule } from '@wondercast/core/money/payment/rules';
import { profileRule } from '@wondercast/core/people/account/profile-rule';
import { registerRule } from '@wondercast/core/people/account/rules';
import { customerRule } from '@wondercast/core/people/customer';
import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import {
  partnerKeyRule,
  partnerRule,
  rotationRule,
  webhookRule,
} from '@wondercast/core/people/partners/rules';
import { addOnRule, categoryRule, experienceFormRule, logoRule } from '@wondercast/core/shop/catalogue/rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const each = <Name extends string>(
  rule: { readonly shape: Readonly<Record<Name, z.ZodType>> },
  ...names: readonly NoInfer<Name>[]
) => names.map((name) => ({ name, field: rule.shape[name], length: maxLengthOf(rule, name) }));

const TEXTS = [
  ...each(experienceFormRule, 'title', 'slug', 'duration', 'description', 'inclusions', 'theme', 'videoUrl'),
  ...each(categoryRule, 'name'),
  ...each(addOnRule, 'name', 'description'),
  ...each(logoRule, 'altText'),
  ...each(discountCodeRule, 'code', 'description'),
  ...each(partnerRule, 'name'),
  ...each(partnerKeyRule, 'label'),
  ...each(webhookRule, 'description'),
  ...each(offlinePaymentRule, 'note'),
  ...each(registerRule, 'fullName', 'companyName'),
  ...each(profileRule, 'fullName', 'jobTitle', 'phoneNumber', 'companyName', 'department', 'industry'),
  ...each(profileRule, 'address', 'city', 'state', 'zipCode', 'country', 'bio', 'additionalNotes'),
  ...each(customerRule, 'companyName', 'firstName', 'lastName', 'phoneNumber', 'purchaseOrder'),
  ...each(customerRule, 'specialRequests'),
];

/** Addresses of so many characters. */
const ADDRESSES = [
  ...each(logoRule, 'linkUrl'),
  ...each(webhookRule, 'url'),
  ...each(profileRule, 'website', 'linkedinProfile', 'profilePicture'),
];
const LONGEST_AMOUNT = '999999.99';
const START = 'https://northlight.example/';

describe('as many characters as a rule takes', () => {
  it.each(TEXTS)('may be typed into $name: $length', ({ field, length }) => {
    expect(field.safeParse('x'.repeat(length)).success).toBe(true);
    expect(field.safeParse('x'.repeat(length + 1)).success).toBe(false);
  });

  it.each(ADDRESSES)('may be typed into $name: $length', ({ field, length }) => {
    expect(field.safeParse(START.padEnd(length, 'x')).success).toBe(true);
    expect(field.safeParse(START.padEnd(length + 1, 'x')).success).toBe(false);
  });

  it.each([
    ...each(experienceFormRule, 'starterPrice', 'elevatedPrice', 'premiumPrice', 'ultimatePrice'),
    ...each(discountCodeRule, 'discountValue', 'minOrderAmount'),
    ...each(offlinePaymentRule, 'amount'),
  ])('hold the longest amount of $name', ({ field, length }) => {
    expect(field.safeParse(LONGEST_AMOUNT).success).toBe(true);
    expect(LONGEST_AMOUNT.length).toBeLessThanOrEqual(length);
  });
});

it.each([
  ...each(experienceFormRule, 'year', 'match'),
  ...each(discountCodeRule, 'maxUses'),
  ...each(partnerKeyRule, 'ratePerMinute'),
  ...each(rotationRule, 'graceHours'),
])('no whole number that $name takes has more than $length digits', ({ field, length }) => {
  expect(field.safeParse(10 ** length).success).toBe(false);
  expect(field.safeParse(10 ** (length - 1)).success).toBe(true);
});

it('refuses a field whose rule sets no limit', () => {
  const planted = z.object({ name: z.string().trim(), scale: z.number().max(5), ids: z.array(z.int()) });
  expect(() => maxLengthOf(planted, 'name')).toThrow('The rule of name sets no limit');
  expect(() => maxLengthOf(planted, 'scale')).toThrow();
  expect(() => maxLengthOf(planted, 'ids')).toThrow();
});

it('reads the length before what a text becomes', () => {
  const rule = z.object({
    name: z
      .string()
      .max(256)
      .transform((text) => text.trim())
      .pipe(z.string().max(40)),
  });
  expect(maxLengthOf(rule, 'name')).toBe(256);
});

it('the widget, which has no rules, takes as much of a customer as the rule', () => {
  for (const { name, length } of each(
    customerRule,
    'companyName',
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
  ))
    expect([name, CUSTOMER_LENGTHS[name]]).toEqual([name, length]);
});

it('a search may be as long as the contract says', () => {
  const document = readFileSync(
    new URL(import.meta.resolve('@wondercast/openapi/generated/openapi.json')),
    'utf8',
  );
  const searches = [...document.matchAll(/"name": "(?:search|suggest)",[\s\S]*?"maxLength": (\d+)/g)];
  expect(searches.length).toBeGreaterThan(1);
  for (const [, length] of searches) expect(Number(length)).toBe(MAX_SEARCH_LENGTH);
});
