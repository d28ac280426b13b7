import { css } from 'styled-components';

export type ButtonLook = 'primary' | 'quiet' | 'line' | 'bare' | 'bad' | 'badline';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyle {
  readonly $look?: ButtonLook;
  readonly $size?: ButtonSize;
  readonly $full?: boolean;
}

const looks = {
  primary: css`
    background: var(--action);
    color: var(--on-action);
    &:hover,
    &[data-hovered] {
      background: var(--action-hover);
      box-shadow: 0 8px 28px -8px color-mix(in srgb, var(--action) 60%, transparent);
    }
    &:active,
    &[data-pressed] {
      background: var(--action-press);
      box-shadow: none;
    }
    &[data-pending] {
      cursor: progress;
      background: color-mix(in srgb, var(--action) 72%, var(--ground));
      box-shadow: none;
    }
  `,
  quiet: css`
    background: var(--quiet);
    color: var(--text);
    &:hover,
    &[data-hovered] {
      background: var(--quiet-hover);
    }
    &:active,
    &[data-pressed] {
      background: var(--quiet-press);
    }
  `,
  line: css`
    background: transparent;
    color: var(--text);
    box-shadow: inset 0 0 0 1.5px var(--edge);
    &:hover,
    &[data-hovered] {
      background: color-mix(in srgb, var(--text) 7%, transparent);
      box-shadow: inset 0 0 0 1.5px var(--text);
    }
  `,
  bare: css`
    background: none;
    color: var(--text);
    padding: 0 12px;
    &:hover,
    &[data-hovered] {
      background: color-mix(in srgb, var(--text) 8%, transparent);
    }
  `,
  bad: css`
    background: var(--bad-fill);
    color: var(--white);
    &:hover,
    &[data-hovered] {
      filter: brightness(1.1);
    }
  `,
  badline: css`
    background: none;
    color: var(--bad);
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--bad) 55%, transparent);
    &:hover,
    &[data-hovered] {
      background: var(--bad-wash);
    }
  `,
};

const sizes = {
  sm: css`
    --h: 38px;
    padding: 0 16px;
    font-size: 14px;
  `,
  md: css`
    --h: 48px;
    padding: 0 22px;
    font-size: 15.5px;
  `,
  lg: css`
    --h: 56px;
    padding: 0 28px;
    font-size: 17px;
  `,
};

export const buttonLook = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 9px;
  min-height: var(--h);
  border: 0;
  border-radius: var(--pill);
  font-weight: 650;
  line-height: 1.2;
  cursor: pointer;
  white-space: nowrap;
  text-decoration: none;
  touch-action: manipulation;
  transition:
    background var(--t1),
    transform var(--t2) var(--settle),
    box-shadow var(--t2);
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $look = 'primary' }) => looks[$look]}
  ${({ $full }) => $full && 'width: 100%;'}
  &:active:not(:disabled),
  &[data-pressed] {
    transform: scale(0.975);
  }
  &:disabled,
  &[aria-disabled='true']:not([data-pending]),
  &[data-disabled] {
    background: var(--s3);
    color: var(--text-3);
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
    filter: none;
  }
`;
