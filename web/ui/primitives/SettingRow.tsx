import { styled } from 'styled-components';
import type { Elements } from './elements.ts';
import { Small } from './Text.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }
  @media (max-width: 719.98px) {
    &[data-wraps] {
      flex-wrap: wrap;
    }
  }
`;

/** Rows below each other. */
export const SettingRows = styled.div`
  display: grid;
  gap: 20px;
`;

interface SettingRowProps {
  /** The control is labelled by `${id}-title` and described by `${id}-text`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the control goes below the text on phones. */
  readonly wraps?: boolean;
  readonly children: Elements;
}

/** A setting's title and text, with its control at the right. */
export function SettingRow({ id, title, text, wraps, children }: SettingRowProps) {
  return (
    <Row data-wraps={wraps || undefined}>
      <span>
        <b id={`${id}-title`}>{title}</b>
        <Small id={`${id}-text`}>{text}</Small>
      </span>
      {children}
    </Row>
  );
}
