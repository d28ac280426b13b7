import { styled } from 'styled-components';

const Disc = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: var(--avatar);
  color: var(--ink);
  font: 700 ${({ $size }) => Math.round($size * 0.35)}px/1 var(--sans);
  /* A picture of a name, not a text. */
  &::before {
    content: attr(data-initials);
  }
`;

/** Up to two letters of a name: `mara.reyes` is MR. */
const initialsOf = (name: string): string => {
  const words = name.split(/[\s._-]+/).filter((word) => word !== '');
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0])
      : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
};

interface AvatarProps {
  readonly name: string;
  readonly size?: number;
}

/** A person's initials (decision 044: pictures are stored, initials are shown). */
export function Avatar({ name, size = 40 }: AvatarProps) {
  return <Disc $size={size} aria-hidden="true" data-initials={initialsOf(name)} />;
}
