import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** The look of a chip, also for links. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 42px;
  padding: 0 16px;
  border-radius: var(--pill);
  border: 1.5px solid var(--edge);
  background: transparent;
  font-weight: 550;
  font-size: 14.5px;
  cursor: pointer;
  text-align: left;
  transition:
    background var(--t1),
    border-color var(--t1);
  &:hover {
    border-color: var(--text);
    background: color-mix(in srgb, var(--text) 7%, transparent);
  }
  &[aria-pressed='true'] {
    background: var(--text);
    border-color: var(--text);
    color: var(--ground);
  }
`;

const Pill = styled.button`
  ${chipLook}
`;

interface ChipProps {
  readonly selected: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle: a second press clears it. */
export function Chip({ selected, onPress, children }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={selected} onClick={onPress}>
      {selected && <Check size={16} strokeWidth={2.25} aria-hidden="true" />}
      <span>{children}</span>
    </Pill>
  );
}

/** An active filter; pressing it removes the filter. */
export const AppliedChip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 34px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--pill);
  background: var(--accent-wash);
  color: var(--accent);
  font-weight: 600;
  font-size: 13.5px;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, var(--accent) 22%, transparent);
  }
`;

export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
