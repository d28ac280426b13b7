import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  width: 18px;
  height: 18px;
  flex: none;
  border-radius: 50%;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  animation: ${turn} 0.8s linear infinite;
`;

export function Spinner() {
  return <Ring aria-hidden="true" />;
}
