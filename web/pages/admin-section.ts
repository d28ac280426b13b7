import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { PERMISSIONS, type Permission } from '@wondercast/core/people/account/permissions';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

interface Reading {
  readonly enabled: boolean;
  readonly refetchOnMount: false;
}

/** How many of a section wait for somebody; null where nothing does, or while that is not known. */
type UseCount = (reading: Reading) => number | null;

/** Counts what waits in a section. */
export const counted = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  countOf: (data: Data) => number,
): UseCount =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function useCount(reading) {
    const { data } = useQuery({ ...query, ...reading });
    return data === undefined ? null : countOf(data) || null;
  };

/** Reads what the section's own list shows, so that it is there before it is opened. */
export const readAhead = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): UseCount => counted(query, () => 0);

/** What changing needs where reading needs this; sections in which nothing can be changed need no more. */
export const writeOf = (read: Permission): Permission =>
  PERMISSIONS.find((each) => each === read.replace(/:read$/, ':write')) ?? read;

export type SectionGroup = 'Shop' | 'Delivery' | 'Accounts' | 'Office';

interface SectionOptions<Id extends string> {
  /** Its name in the address. */
  readonly id: Id;
  readonly title: string;
  readonly group: SectionGroup;
  /** Staff whose role lacks it do not see the section. */
  readonly permission: Permission;
  /** Those who may do this see it, too. */
  readonly also?: Permission;
  /** Whether the shop's figures stand above it. */
  readonly figures?: boolean;
  readonly icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly useCount?: UseCount;
}

const useNoCount: UseCount = () => null;

/** One section of the dashboard. Its code is a chunk of its own. */
export const section = <const Id extends string>({
  load,
  useCount = useNoCount,
  figures = true,
  also,
  ...named
}: SectionOptions<Id>) => ({ ...named, also, figures, load, useCount, Content: lazy(load) });
