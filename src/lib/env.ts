import { lazily } from '@/domain/lazily';

import { EnvironmentError } from './env/environment-error';
import { parseSettings, type Settings } from './env/settings';

/** What the launcher completes before anything of the application is loaded. */
const COMPLETED = ['DATABASE_URL', 'PAYLOAD_SECRET', 'SMTP_URL'] as const;

type Environment = Settings & Record<(typeof COMPLETED)[number], string>;

function isComplete(settings: Settings): settings is Environment {
  return COMPLETED.every((name) => settings[name] !== undefined);
}

/** The environment of a running application. Throws an EnvironmentError that names what is wrong or missing. */
export function readEnvironment(raw: Record<string, string | undefined>): Environment {
  const settings = parseSettings(raw);
  if (isComplete(settings)) return settings;
  throw new EnvironmentError(
    COMPLETED.filter((name) => settings[name] === undefined).map(
      (name) =>
        `${name} falta: use os comandos npm (npm start, npm run …), que preparam o ambiente, ou informe-o.`,
    ),
  );
}

const environment = lazily(() => readEnvironment(process.env));

/**
 * The validated environment. Read once, at the first access of a property and not at import, so that
 * a module which only mentions it can be loaded anywhere.
 */
export const env: Environment = new Proxy({} as Environment, {
  get: (_, name): unknown => Reflect.get(environment(), name),
});
