interface Issue {
  readonly path: string;
  readonly message: string;
}

const PLACE = /^preferences\.(\d+)(?:\.|$)/;

/** What the shop refused of each preferred time, by its place; null where nothing is wrong. */
export const timeErrors = (issues: readonly Issue[], count: number): readonly (string | null)[] =>
  Array.from(
    { length: count },
    (_, at) => issues.find(({ path }) => PLACE.exec(path)?.[1] === String(at))?.message ?? null,
  );
