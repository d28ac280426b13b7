interface Labelled {
  readonly items: readonly { readonly quantity: number }[];
}

interface Session {
  readonly line: number;
  readonly unit: number;
  readonly experience: { readonly title: string } | null;
}

/** Such as `The Harlem Jazz Hour, session 1`. The number is left out when the line has one session. */
export const sessionLabel = ({ items }: Labelled, { line, unit, experience }: Session): string => {
  const title = experience?.title ?? 'Experience not found';
  return (items[line]?.quantity ?? 1) > 1 ? `${title}, session ${unit + 1}` : title;
};
