import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { PERMISSIONS, type Permission } from '@wondercast/core/people/account/permissions';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { ADD } from '../addresses/use-add-asked.ts';

interface Reading {
  readonly enabled: boolean;
  readonly refetchOnMount: false;
}

/** How many items of a section wait for somebody; null when there are none or the number is unknown. */
type UseCount = (reading: Reading) => number | null;

/** Builds the hook that counts a section's waiting items. */
export const counted = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  countOf: (data: Data) => number,
): UseCount =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function useCount(reading) {
    const { data } = useQuery({ ...query, ...reading });
    return data === undefined ? null : countOf(data) || null;
  };

/** Prefetches the section's own list before it is opened. */
export const readAhead = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): UseCount => counted(query, () => 0);

/** The write permission that belongs to a read permission. Sections without changes only need the latter. */
const writeOf = (read: Permission): Permission =>
  PERMISSIONS.find((each) => each === read.replace(/:read$/, ':write')) ?? read;

export type SectionGroup = 'Shop' | 'Delivery' | 'Accounts' | 'Office';

interface SectionOptions<Id extends string> {
  /** The section's name in the URL. */
  readonly id: Id;
  readonly title: string;
  readonly group: SectionGroup;
  /** The permission for which the section is shown. */
  readonly permission: Permission;
  /** A further permission for which the section is shown too. */
  readonly also?: Permission;
  /** Whether the shop's figures are shown above it. */
  readonly figures?: boolean;
  readonly icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly useCount?: UseCount;
  /** How the command palette names adding to it. */
  readonly add?: string;
  /** Where one adds to it, if not in a form that its list opens. */
  readonly addAt?: Readonly<Record<string, string>>;
}

const useNoCount: UseCount = () => null;

/** One section of the dashboard, whose code is a separate chunk. Whoever may change it may add to it. */
export const section = <const Id extends string>({
  load,
  useCount = useNoCount,
  figures = true,
  also,
  add,
  addAt = { [ADD]: '1' },
  ...named
}: SectionOptions<Id>) => ({
  ...named,
  also,
  figures,
  load,
  useCount,
  write: writeOf(named.permission),
  adds: add === undefined ? null : { words: add, address: { tab: named.id, ...addAt } },
  Content: lazy(load),
});
