import { cruise, type ICruiseOptions, type IModule, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export const ROOMS = ['core', 'openapi', 'adapters', 'web', 'tests'];
const CONFIG = new URL('../../.dependency-cruiser.mjs', import.meta.url).pathname;

export interface Cruise {
  readonly modules: readonly string[];
  /** By its path, what each module imports. */
  readonly imports: ReadonlyMap<string, IModule['dependencies']>;
  readonly violations: readonly IViolation[];
}

export const importRules = async (): Promise<ICruiseOptions> => extractDepcruiseOptions(CONFIG);

/** Follows every import below `baseDir` and judges it by the rules. */
export const cruiseRooms = async (baseDir: string, rooms: readonly string[] = ROOMS): Promise<Cruise> => {
  const { output } = await cruise([...rooms], { ...(await importRules()), baseDir });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/')),
    imports: new Map(output.modules.map(({ source, dependencies }) => [source, dependencies])),
    violations: output.summary.violations,
  };
};
