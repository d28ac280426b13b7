import type { OctoCapability } from './wire.ts';

/** What may be asked for beside the core of the standard, in the order in which it is told. */
export const CAPABILITIES = ['octo/content', 'octo/pricing'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Capabilities = ReadonlySet<Capability>;

/** Those that a request asks for. What the shop does not have is passed over; no header asks for none. */
export const capabilitiesOf = (header: string | readonly string[] | undefined): Capabilities => {
  const asked = new Set([header ?? ''].flat().flatMap((line) => line.split(',').map((name) => name.trim())));
  return new Set(CAPABILITIES.filter((name) => asked.has(name)));
};

/** The header of an answer: what was used. */
export const usedCapabilities = (used: Capabilities): string => [...used].join(', ');

export const allCapabilities: readonly OctoCapability[] = CAPABILITIES.map((id) => ({
  id,
  revision: 1,
  required: false,
  dependencies: [],
  docs: null,
}));

/** Fields of a capability, which are sent only when it is asked for. */
export const whenAsked = <Fields extends object>(
  used: Capabilities,
  capability: Capability,
  fields: () => Fields,
): Partial<Fields> => (used.has(capability) ? fields() : {});
