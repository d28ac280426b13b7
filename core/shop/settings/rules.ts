import { z } from 'zod';
import { settingVersion } from '../../kernel/fields.ts';
import type { InitialNames, RecordFields, ValuesOf } from '../../kernel/records/field.ts';
import { mapParts, type SettingRecords, type SettingsGroup } from './setting-records.ts';

type PartRules<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly initial: unknown }
    ? z.ZodOptional<Fields[Name]['rule']>
    : Fields[Name]['rule'];
};

/** The body for a part of the settings: a field with an initial value that is left out stays as it is. */
export type SaidOf<Fields extends RecordFields> = Omit<ValuesOf<Fields>, InitialNames<Fields>> &
  Partial<Pick<ValuesOf<Fields>, InitialNames<Fields>>>;

/** Validates a part of the settings. */
const partRule = <Fields extends RecordFields>(fields: Fields) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(fields).map(([name, { rule, initial }]) => [
          name,
          initial === undefined ? rule : rule.optional(),
        ]),
      ) as PartRules<Fields>,
    )
    .extend({ version: settingVersion() });

/** The bodies of `PUT /api/admin/settings/{part}`. */
export const settingRules =
  mapParts<{
    readonly [Group in SettingsGroup]: ReturnType<typeof partRule<SettingRecords[Group]>>;
  }>(partRule);
