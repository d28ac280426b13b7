import { styled } from 'styled-components';
import { t3 } from '../../ui/theme/type.ts';

/** A group of fields under a heading, separated from the next by a line. */
export const Section = styled.fieldset`
  padding: 26px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  & > legend {
    ${t3}
    float: left;
    width: 100%;
    margin-bottom: 16px;
  }
  & > legend + * {
    clear: both;
  }
`;

export const Save = styled.div`
  display: flex;
  justify-content: flex-end;
  @media (max-width: 719.98px) {
    & > button {
      width: 100%;
    }
  }
`;
