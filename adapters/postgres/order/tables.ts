import { defineEntity, p } from '@mikro-orm/core';
import type { OrderItem } from '@wondercast/core/desk/order/order';
import { UserRow } from '../account/tables.ts';
import { day, id, now, sum, text } from '../driver/column-builders.ts';

export const OrderRow = defineEntity({
  name: 'OrderRow',
  tableName: 'orders',
  properties: {
    id: id(),
    account: () => p.manyToOne(UserRow).nullable().index().deleteRule('set null').updateRule('no action'),
    experienceId: p.integer().nullable(),
    items: p.json().$type<readonly OrderItem[]>(),
    requestedDate: day().nullable(),
    total: sum(),
    status: text().default('pending'),
    paymentStatus: text().default('pending'),
    deliveryStatus: text().default('pending'),
    companyName: text().nullable(),
    firstName: text().nullable(),
    lastName: text().nullable(),
    email: text().nullable(),
    phoneNumber: text().nullable(),
    createdAt: now(),
  },
});
