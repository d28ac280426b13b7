import type { OctoCapability } from './wire.ts';

/** Optional capabilities of the standard that this shop supports, in the order in which they are reported. */
export const CAPABILITIES = ['octo/content', 'octo/pricing'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Capabilities = ReadonlySet<Capability>;

/** The capabilities that a request asks for. Unsupported ones are ignored; without the header there are none. */
export const capabilitiesOf = (header: string | readonly string[] | undefined): Capabilities => {
  const asked = new Set([header ?? ''].flat().flatMap((line) => line.split(',').map((name) => name.trim())));
  return new Set(CAPABILITIES.filter((name) => asked.has(name)));
};

/** The response header that lists the capabilities in use. */
export const usedCapabilities = (used: Capabilities): string => [...used].join(', ');

export const allCapabilities: readonly OctoCapability[] = CAPABILITIES.map((id) => ({
  id,
  revision: 1,
  required: false,
  dependencies: [],
  docs: null,
}));

/** Fields that belong to a capability. They are sent only when the request asks for it. */
export const whenAsked = <Fields extends object>(
  used: Capabilities,
  capability: Capability,
  fields: () => Fields,
): Partial<Fields> => (used.has(capability) ? fields() : {});
