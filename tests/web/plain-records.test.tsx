import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { day, flag, line, orNone } from '@wondercast/core/kernel/fields';
import { field } from '@wondercast/core/kernel/records/field';
import Layers from 'lucide-react/icons/layers';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mutation } from '../../web/api/transport/mutation.ts';
import { PlainRecords, plainKind } from '../../web/forms/PlainRecords.tsx';

const audited = 'shown';

const FIELDS = {
  name: field({ kind: 'text', label: 'Name', rule: line(80), audited, unique: { taken: 'Taken.' } }),
  from: field({ kind: 'day', label: 'From', rule: day(), audited }),
  note: field({ kind: 'optional', label: 'Note', rule: orNone(line(40)), initial: null, audited }),
  open: field({ kind: 'flag', label: 'Open', rule: flag(), initial: true, audited }),
};

const FAIR = { id: 7, version: 1, name: 'Spring fair', from: '2031-03-20', note: null, open: false };

const nothing = mutation({ send: async () => FAIR, refresh: () => {} });
const KIND = plainKind('Fair', FIELDS, { current: async () => FAIR, create: nothing, update: nothing });

const shown = (fairs: readonly (typeof FAIR)[]): string => {
  const query = { queryKey: ['fairs'], queryFn: async () => [FAIR], staleTime: Number.POSITIVE_INFINITY };
  const client = new QueryClient();
  client.setQueryData(query.queryKey, fairs);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlainRecords
          kind={KIND}
          title="Fairs"
          icon={Layers}
          records={{ query, remove: nothing }}
          nameOf={({ name }) => name}
          textOf={({ name }) => `“${name}” is over.`}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

describe('a section of records that need nothing of their own', () => {
  it('has a column for each field, with its value in words', () => {
    const cells = [...shown([FAIR]).matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    );
    expect(cells.slice(0, -1)).toEqual([
      ...['Name', 'From', 'Note', 'Open', 'Actions'],
      ...['Spring fair', 'Mar 20, 2031', 'None', 'No'],
    ]);
  });

  it('says that there are none', () => {
    expect(shown([])).toContain('No fairs found');
  });

  it('sends what is typed as the fields are sent, and says which value is taken', () => {
    const draft = KIND.draftOf(null);
    expect(draft).toEqual({ name: '', from: '', note: '', open: true });
    expect(KIND.bodyOf({ ...draft, name: 'May Day', from: '2031-05-01' })).toEqual({
      name: 'May Day',
      from: '2031-05-01',
      note: '',
      open: true,
    });
    expect(KIND.fieldOf).toEqual({ 'Taken.': 'name' });
    expect([KIND.title, KIND.noun]).toEqual(['Fair', 'fair']);
  });
});
