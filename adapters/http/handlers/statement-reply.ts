import { statementHead, statementRows } from '@wondercast/core/desk/office/statement-csv';
import type { StatementAsked } from '@wondercast/core/desk/office/use-cases/partner-statement';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Caller } from '@wondercast/core/people/caller';
import { type StatementLine, statementOf } from '@wondercast/core/people/partners/statement';
import { encodeStatement, readStatementCursor, toStatementCursor } from '@wondercast/openapi/codec/partner';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';
import type { AnyReply } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { nextLink } from './next-link.ts';
import { streamed } from './streamed.ts';

type StatementDeps = Pick<HttpDeps, 'shop' | 'statements' | 'ports'>;

interface Parameters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly as?: 'json' | 'csv' | 'pdf' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const DEFAULT_LIMIT = 200;
/** The most lines of a PDF, about thirty pages. */
const MOST_ON_PAPER = 1_000;
const TOO_LONG = `A PDF has at most ${MOST_ON_PAPER} bookings. Ask for fewer months, or for CSV.`;

/** @throws Refusal 'invalid' when it has more lines than a PDF may have */
const paperOf = async (
  { shop, statements, ports }: StatementDeps,
  caller: Caller,
  asked: StatementAsked,
): Promise<Uint8Array> => {
  const lines: StatementLine[] = [];
  let statement = statementOf('', []);
  await shop.eachStatementLine(
    caller,
    asked,
    async (begun) => {
      statement = begun;
    },
    async (piece) => {
      lines.push(...piece);
      if (lines.length > MOST_ON_PAPER)
        throw new Refusal('invalid', TOO_LONG, { issues: [{ path: 'as', message: TOO_LONG }] });
    },
  );
  return statements.state({ ...statement, lines, issuedAt: ports.now() });
};

/** A partner's statement in the requested format. `partnerId` null means the calling partner's own. */
export const statementReply = async (
  deps: StatementDeps,
  {
    caller,
    parameters,
    url,
  }: { readonly caller: Caller; readonly parameters: Parameters; readonly url: string },
  partnerId: number | null,
): Promise<AnyReply<Wire<'PartnerStatement'>>> => {
  const { from = null, to = null, as = 'json', limit = DEFAULT_LIMIT, cursor } = parameters;
  const asked: StatementAsked = { partnerId, from, to };
  const { shop } = deps;
  if (as === 'pdf') {
    const file = Buffer.from(await paperOf(deps, caller, asked));
    return { file, type: 'application/pdf', headers: attachment('statement.pdf') };
  }
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
  const after = cursor === undefined ? null : readStatementCursor(cursor);
  const statement = await shop.partnerStatement(caller, asked, { limit, after });
  const last = statement.lines.at(-1);
  return {
    body: encodeStatement(statement),
    headers: statement.more && last ? { Link: nextLink(url, toStatementCursor(last)) } : {},
  };
};
