/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useSurroundings } from '../surroundings.ts';
import type { Trouble } from '../trouble.ts';

interface WrongCategoryProps {
  /** The element's attribute. */
  readonly slug: string;
  readonly known: readonly CategoryWire[];
}

/** Shown when the element names a category that does not exist. */
export function WrongCategory({ slug, known }: WrongCategoryProps) {
  const { sendEvent } = useSurroundings();
  const trouble: Trouble = {
    kind: 'declined',
    status: null,
    message: 'There are no experiences here.',
    reason: `The shop has no category "${slug}". It has ${known.map((each) => each.slug).join(', ')}.`,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each category
  useEffect(() => sendEvent('error', trouble), [slug]);
  return <TroubleNote trouble={trouble} />;
}
