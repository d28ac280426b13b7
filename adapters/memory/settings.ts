import { type Settings, servedAs, settingFields } from '@wondercast/core/shop/settings/registry';
import { catalogueMemory } from './catalogue/catalogue-memory.ts';
import type { MemorySession } from './memory-session.ts';

export const memorySettings = (memory: MemorySession): Settings => ({
  byName: async (name) => {
    const row = memory.tables.settings.get(name);
    return row ? { value: settingFields[name].parse(row.value), version: row.version } : null;
  },
  put: async (name, value) => {
    const version = (memory.tables.settings.get(name)?.version ?? 0) + 1;
    memory.tables.settings.set(name, { value, version });
    catalogueMemory(memory).changed({ kind: servedAs(name) });
    return { value, version };
  },
});
