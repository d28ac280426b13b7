import { defineEntity } from '@mikro-orm/core';
import { at, text } from '../driver/column-builders.ts';

/** Images that were uploaded; nothing ties them to what shows them but their address. */
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
