import { styled } from 'styled-components';
import type { FileKind } from '../../api/admin/catalogue-files.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { fieldsOf, type Mapping } from './column-guess.ts';
import { columnWords } from './file-words.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 14px;
`;

interface ColumnMappingProps {
  readonly kind: FileKind;
  readonly mapping: Mapping;
  readonly onChoose: (column: string, field: string | null) => void;
}

/** Maps the columns of a user's own sheet to the shop's fields. */
export function ColumnMapping({ kind, mapping, onChoose }: ColumnMappingProps) {
  return (
    <FieldGroup label="Columns of the sheet">
      <Small as="p" style={{ marginBottom: 12 }}>
        What does each column hold? It is remembered for the next sheet. New ones begin as drafts.
      </Small>
      <Grid>
        {Object.entries(mapping).map(([column, field]) => (
          <Select
            key={column}
            label={column}
            options={fieldsOf(kind)}
            chosen={field}
            placeholder="Leave out"
            wordsOf={columnWords}
            onChoose={(next) => onChoose(column, next)}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
