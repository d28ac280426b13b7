import { defineEntity, p } from '@mikro-orm/core';
import type { DiscountType } from '@wondercast/core/buying/discount/code-text';
import { DISCOUNT_CODE } from '@wondercast/core/buying/discount/discount-code-record';
import { BookingRow } from '../booking/tables.ts';
import { id, now, sum, text, version } from '../driver/column-builders.ts';
import { recordColumns } from '../driver/record-columns.ts';

export const DiscountCodeRow = defineEntity({
  name: 'DiscountCodeRow',
  tableName: 'discount_codes',
  checks: [
    {
      name: 'discount_codes_uses_check',
      expression: 'current_uses >= 0 and (max_uses is null or current_uses <= max_uses)',
    },
    {
      name: 'discount_codes_value_check',
      // The comparison also excludes NaN, which Postgres sorts above all numbers.
      expression:
        "discount_value >= 0 and discount_value <= 1000000 and (discount_type = 'fixed' or discount_value <= 100)",
    },
  ],
  properties: {
    id: id(),
    ...recordColumns(DISCOUNT_CODE),
    code: text().unique().check('code = upper(code)'),
    discountType: text()
      .$type<DiscountType>()
      .default('percentage')
      .check("discount_type in ('percentage', 'fixed')"),
    discountValue: p.decimal('number').columnType('numeric(12,2)'),
    minOrderAmount: sum().default(0).check('min_order_amount >= 0 and min_order_amount <= 100000000'),
    validFrom: now(),
    currentUses: p.integer().default(0),
    // Uses reserved by open payments, by holder.
    holds: p.json().default('{}'),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

export const RedemptionRow = defineEntity({
  name: 'RedemptionRow',
  tableName: 'redemptions',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    discountCode: () => p.manyToOne(DiscountCodeRow).index().deleteRule('cascade').updateRule('no action'),
  },
});
