import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

interface Reading {
  readonly enabled: boolean;
  readonly refetchOnMount: false;
}

/** How many records a section has; null while that is not known. */
type UseCount = (reading: Reading) => number | null;

/** Counts by the query that the section's own list reads, so the list is there before it is opened. */
export const counted = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  countOf: (data: Data) => number,
): UseCount =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function useCount(reading) {
    const { data } = useQuery({ ...query, ...reading });
    return data === undefined ? null : countOf(data);
  };

interface SectionOptions<Id extends string> {
  /** Its name in the address. */
  readonly id: Id;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly useCount?: UseCount;
}

const useNoCount: UseCount = () => null;

/** One section of the dashboard. Its code is a chunk of its own. */
export const section = <const Id extends string>({
  load,
  useCount = useNoCount,
  ...named
}: SectionOptions<Id>) => ({ ...named, load, useCount, Content: lazy(load) });
