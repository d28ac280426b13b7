import { escapeHtml } from '@wondercast/core/kernel/escape-html';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import type { DeveloperPage } from './developer-page.ts';

const may = ({ keys, scope }: Operation, kind: 'publishable' | 'secret'): string => {
  if (!keys.includes(kind)) return 'no';
  return kind === 'secret' && scope !== null ? `<code>${scope}</code>` : 'yes';
};

/** A page that lists which kinds of keys may call which operation. Test keys may call the same ones in the test shop. */
export const operationsPage = (): DeveloperPage => {
  const rows = (operations as readonly Operation[])
    .filter(({ keys }) => keys.length > 0)
    .map(
      (operation) =>
        `<tr><td><code>${operation.method.toUpperCase()} ${escapeHtml(operation.path)}</code></td><td>${may(operation, 'publishable')}</td><td>${may(operation, 'secret')}</td></tr>`,
    );
  return {
    url: '/developers/operations',
    title: 'Keys and operations',
    content: `<h1>Keys and operations</h1>
<p class="lead">What each kind of key opens; for a secret key the scope that it needs. Every other operation refuses keys (<code>key_not_allowed</code>). Test keys open the
same operations, in the test shop.</p>
<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Operation</th><th>publishable, <code>pk_…</code> and <code>pk_test_…</code></th><th>secret, <code>sk_…</code> and <code>sk_test_…</code></th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  };
};
