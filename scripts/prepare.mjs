import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.dirname(import.meta.dirname);
const STAMP = path.join('node_modules', '.mimoteca-install');
const OLDEST_NODE = [20, 19];

/** @param {string} line */
function fail(line) {
  process.stderr.write(`  ✖ ${line}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `A Mimoteca precisa do Node ${OLDEST_NODE.join('.')} ou mais novo; este é o ${process.versions.node}. Instale uma versão atual em https://nodejs.org.`,
  );
}

function installDigest() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const source = existsSync('package-lock.json') ? 'package-lock.json' : 'package.json';
  return hash.update(readFileSync(source)).digest('hex');
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** npm's own record of what is installed; nothing where there is none. */
function installedPackages() {
  try {
    return packagesIn(path.join('node_modules', '.package-lock.json'));
  } catch {
    return {};
  }
}

/** Whether everything that the lockfile wants is installed, in its version. */
function hasEveryPackage(installed, withTools) {
  try {
    return Object.entries(packagesIn('package-lock.json')).every(
      ([place, wanted]) =>
        place === '' ||
        wanted.optional ||
        wanted.devOptional ||
        (wanted.dev && !withTools) ||
        installed[place]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** npm's own program when npm runs us (works whatever the PATH), else the one in the PATH. */
function runNpm(args, withTools) {
  const program = process.env.npm_execpath;
  const isScript = program && /\.c?js$/.test(program);
  const command = isScript ? process.execPath : 'npm';
  // Said in any case: NODE_ENV=production would leave the tools out.
  const tools = withTools ? '--include=dev' : '--omit=dev';
  const all = [...args, tools, '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(command, isScript ? [program, ...all] : all, {
    stdio: 'inherit',
    shell: !isScript && process.platform === 'win32',
  });
}

function installDependencies(forDevelopment) {
  const digest = installDigest();
  const everything = `${digest} all`;
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stamp === everything || (stamp === digest && !forDevelopment)) return;
  const installed = installedPackages();
  // Tools that are there stay there, as new as the lockfile wants them.
  const withTools = forDevelopment || Object.values(installed).some(({ dev }) => dev);
  const done = withTools ? everything : digest;
  // Somebody has run npm by hand: nothing to do but to remember it.
  if (hasEveryPackage(installed, withTools)) return writeFileSync(STAMP, done);
  process.stdout.write('  … Instalando as dependências (um ou dois minutos)\n');
  const started = Date.now();
  // Not `npm ci`: it refuses a lockfile in which some other platform's optional binary is missing, as happens with one
  // made on a registry that does not hold them all. `install` takes the same locked versions.
  const result = runNpm(['install'], withTools);
  if (result.status !== 0) {
    fail(
      'A instalação das dependências falhou (veja acima). Confira a conexão, o espaço em disco e as permissões da pasta, e tente de novo.',
    );
  }
  writeFileSync(STAMP, done);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).replace('.', ',');
  process.stdout.write(`  ✔ Dependências instaladas (${seconds} s)\n`);
}

/**
 * What every command needs before anything else can be loaded: the right Node, the dependencies of the lockfile, the
 * variables of .env. Uses nothing but Node itself. Tests, benchmarks and the development server need the tools of
 * development too (a third of all packages); a site that runs does not wait for them.
 */
export async function prepare({ forDevelopment = true } = {}) {
  checkNode();
  process.chdir(ROOT);
  installDependencies(forDevelopment);
  if (existsSync('.env')) process.loadEnvFile('.env');
}
