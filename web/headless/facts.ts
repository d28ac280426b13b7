/** The fields that facts tell, stored or as they are typed. Blank ones are not there. */
export interface FactFields {
  readonly duration: string;
  readonly theme: string | null;
}

/** Names of icons, which each screen draws in its own way. */
export type FactIcon = 'clock' | 'theme';

export interface Fact {
  readonly key: keyof FactFields;
  readonly icon: FactIcon;
  readonly words: string;
}

/** The facts of an experience that stand below its title, in their order. */
export const factsOf = ({ duration, theme }: FactFields): readonly Fact[] => [
  { key: 'duration', icon: 'clock', words: duration },
  ...(theme ? [{ key: 'theme', icon: 'theme', words: theme } as const] : []),
];
