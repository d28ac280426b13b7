import { Refusal } from '@wondercast/core/kernel/refusal';
import { type OpenApiDocument, type ParameterObject, resolve } from '@wondercast/openapi/document';
import type { Operation } from '@wondercast/openapi/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A request's parameters by name, coerced to the document's types. */
export type Parameters = Readonly<Record<string, unknown>>;

const operationOf = (document: OpenApiDocument, { path, method }: Operation) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
};

let shared: Ajv2020 | null = null;
/** A compiler shared by all operations; otherwise each would compile the schemas again. */
const parameterCompiler = (): Ajv2020 => {
  shared ??= new Ajv2020({
    coerceTypes: true,
    strict: false,
    allErrors: true,
    // Formats such as int32 describe storage and are not checked.
    validateFormats: false,
  });
  return shared;
};

/**
 * Validates the path and query parameters of an operation against the OpenAPI document. A wrong path parameter is refused as
 * 'not-found', a wrong query parameter as 'invalid'. Unknown query parameters are ignored.
 */
export const parameterParser = (document: OpenApiDocument, operation: Operation) => {
  const parameters = (operationOf(document, operation).parameters ?? [])
    .map((parameter) => resolve<ParameterObject>(document, parameter))
    .filter((parameter) => parameter.in !== 'header');
  let validate: ValidateFunction | null = null;
  const compiled = (): ValidateFunction => {
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    return parameterCompiler().compile({ type: 'object', properties, required });
  };
  return (path: Readonly<Record<string, string>>, query: URLSearchParams): Parameters => {
    if (parameters.length === 0) return {};
    const values: Record<string, unknown> = {};
    for (const parameter of parameters) {
      const value = parameter.in === 'path' ? path[parameter.name] : query.get(parameter.name);
      if (typeof value === 'string') values[parameter.name] = value;
    }
    validate ??= compiled();
    if (validate(values)) return values;
    const issues = (validate.errors ?? []).map(({ instancePath, message }) => ({
      path: instancePath.slice(1),
      message: message ?? 'is wrong',
    }));
    const inPath = issues.some(({ path: name }) =>
      parameters.some((each) => each.name === name && each.in === 'path'),
    );
    if (inPath) throw new Refusal('not-found', 'Not found');
    const [first] = issues;
    throw new Refusal('invalid', first ? `${first.path} ${first.message}` : 'Invalid parameters', {
      issues,
    });
  };
};

type ReplyValidator = (operation: Operation, status: number, body: unknown) => void;

const createReplyValidator = (document: OpenApiDocument): ReplyValidator => {
  // Schemas registered under an id are compiled once; an inlined part would be compiled wherever it is referenced.
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false });
  formats.default(ajv);
  const rewritten = (schema: unknown): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:'));
  for (const [name, schema] of Object.entries(document.components.schemas ?? {}))
    ajv.addSchema(rewritten(schema), `schema:${name}`);
  const compiled = new Map<string, ValidateFunction | null>();
  const validatorOf = (operation: Operation, status: number): ValidateFunction | null => {
    const { responses } = operationOf(document, operation);
    const response = responses[status] ?? responses.default;
    if (!response) throw new Error(`${operation.id} answers ${status}, which the document does not know`);
    const content =
      resolve<{ content?: Record<string, { schema: unknown }> }>(document, response).content ?? {};
    const schema = (content['application/json'] ?? content['application/problem+json'])?.schema;
    return schema === undefined ? null : ajv.compile(rewritten(schema));
  };
  return (operation, status, body) => {
    const key = `${operation.id} ${status}`;
    let validate = compiled.get(key);
    if (validate === undefined) {
      validate = validatorOf(operation, status);
      compiled.set(key, validate);
    }
    // Validates the serialised form, because that is what is sent.
    if (validate && !validate(JSON.parse(JSON.stringify(body))))
      throw new Error(`${key} breaks the document: ${ajv.errorsText(validate.errors)}`);
  };
};

const validators = new WeakMap<OpenApiDocument, ReplyValidator>();

/**
 * Throws when a JSON reply does not match the OpenAPI document. For tests and development. Tests open many shops in one process, so
 * schemas are compiled lazily and shared.
 */
export const replyValidator = (document: OpenApiDocument): ReplyValidator => {
  const known = validators.get(document) ?? createReplyValidator(document);
  validators.set(document, known);
  return known;
};
