import { statementHead, statementRows } from '@wondercast/core/desk/office/statement-csv';
import type { StatementAsked } from '@wondercast/core/desk/office/use-cases/partner-statement';
import type { Caller } from '@wondercast/core/people/caller';
import { encodeStatement, toStatementCursor, toStatementPlace } from '@wondercast/openapi/codec/partner';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';
import type { AnyReply } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { nextLink } from './next-link.ts';
import { streamed } from './streamed.ts';

interface Parameters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly as?: 'json' | 'csv' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const DEFAULT_LIMIT = 200;

/** A partner's statement in the format that is asked for; `partnerId` null is the asking partner's. */
export const statementReply = async (
  { shop }: Pick<HttpDeps, 'shop'>,
  {
    caller,
    parameters,
    url,
  }: { readonly caller: Caller; readonly parameters: Parameters; readonly url: string },
  partnerId: number | null,
): Promise<AnyReply<Wire<'PartnerStatement'>>> => {
  const { from = null, to = null, as = 'json', limit = DEFAULT_LIMIT, cursor } = parameters;
  const asked: StatementAsked = { partnerId, from, to };
  if (as === 'csv') {
    const stream = await streamed((write) =>
      shop.eachStatementLine(
        caller,
        asked,
        () => write(statementHead()),
        (lines) => write(statementRows(lines)),
      ),
    );
    return { stream, type: 'text/csv; charset=utf-8', headers: attachment('statement.csv') };
  }
  const after = cursor === undefined ? null : toStatementPlace(cursor);
  const statement = await shop.partnerStatement(caller, asked, { limit, after });
  const last = statement.lines.at(-1);
  return {
    body: encodeStatement(statement),
    headers: statement.more && last ? { Link: nextLink(url, toStatementCursor(last)) } : {},
  };
};
