import { NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import type { SettingName, SettingsByName } from '@wondercast/core/shop/settings/registry';
import { sql } from 'kysely';

/** A setting as a part of a statement, with its value until somebody sets it. */
const settingOr = <Name extends SettingName>(name: Name, unset: SettingsByName[Name]) =>
  sql<
    SettingsByName[Name]
  >`coalesce((select value from settings where name = ${name}), ${JSON.stringify(unset)}::jsonb)`;

/** The shop's rules of booking. */
export const SHOP_RULES = settingOr('booking-rules', NO_RULES);

/** The shop's cancellation policy. */
export const SHOP_POLICY = settingOr('policy', DEFAULT_POLICY);
