import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractOf } from '../../../adapters/octo/contract.ts';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export const octoContract = contractOf('https://shop.example') as Contract;

const judges = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
ajv.addSchema(octoContract, 'octo');

/** What an answer has against its schema in the contract of the room; `zBooking` is called `Booking` there. */
export const contractObjections = (name: string, value: unknown): readonly string[] => {
  const own = name.slice(1);
  const judge = judges.get(own) ?? ajv.compile({ $ref: `octo#/components/schemas/${own}` });
  judges.set(own, judge);
  return judge(value)
    ? []
    : (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
