import { type Settings, settingFields } from '@wondercast/core/shop/settings/registry';
import type { MemorySession } from './memory-session.ts';

export const memorySettings = (ground: MemorySession): Settings => ({
  byName: async (name) => {
    const row = ground.tables.settings.get(name);
    return row ? { value: settingFields[name].parse(row.value), version: row.version } : null;
  },
  put: async (name, value) => {
    const version = (ground.tables.settings.get(name)?.version ?? 0) + 1;
    ground.tables.settings.set(name, { value, version });
    return { value, version };
  },
});
