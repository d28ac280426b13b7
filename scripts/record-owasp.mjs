// Part of npm run generate: lints a changed contract by the rules of OWASP, and records that it passed.
import { recordOwasp } from './contract-lint.mjs';

const { code, output } = await recordOwasp();
if (code !== 0) console.error(output);
process.exit(code);
