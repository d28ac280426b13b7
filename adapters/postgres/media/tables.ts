import { defineEntity } from '@mikro-orm/core';
import { at, text } from '../driver/column-builders.ts';

/** Uploaded images. What shows them refers to them only by their address. */
export const UploadRow = defineEntity({
  name: 'UploadRow',
  tableName: 'uploads',
  properties: {
    name: text().primary(),
    createdAt: at(),
    unusedSince: at().nullable(),
    source: text().nullable().index(),
  },
});
